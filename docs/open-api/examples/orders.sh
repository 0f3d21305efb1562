#!/bin/sh
# BASE_URL, API_KEY, SKU (a product in stock) and ARRIVAL (a working day) come from the environment.
set -eu
RUN=$(date +%s)-$$

# ask METHOD PATH [BODY]: one request. A POST has an idempotency key, so it may be repeated.
ask() {
  if [ "$1" = GET ]; then
    curl -sS --fail-with-body --retry 3 "$BASE_URL$2" -H "Authorization: Bearer $API_KEY"
  else
    curl -sS --fail-with-body --retry 3 -X "$1" "$BASE_URL$2" -H "Authorization: Bearer $API_KEY" \
      -H 'Content-Type: application/json' -H "Idempotency-Key: $RUN-$(echo "$2" | tr -c 'a-zA-Z0-9\n' '-')" -d "$3"
  fi
}

# first NAME: the first value of this name in the answer.
first() {
  grep -o "\"$1\":\(\"[^\"]*\"\|[0-9]*\)" | head -n 1 | cut -d: -f2- | tr -d '"'
}

WAREHOUSE=$(ask GET /open/v1/warehouses | first warehouse_id)
PROPERTY=$(ask GET /open/v1/product-properties | first property_id)

PRODUCT=$(ask POST /open/v1/products "{
  \"sku\": \"SH-$RUN\", \"product_name\": \"Lamp\", \"name_en\": \"Table lamp\", \"name_cn\": \"台灯\",
  \"declared_value\": \"12.50\", \"property_ids\": [$PROPERTY], \"hs_code\": \"9405409000\", \"weight_g\": 1250
}" | first product_id)
echo "product $PRODUCT"

INBOUND=$(ask POST /open/v1/inbound-appointments "{
  \"warehouse_id\": $WAREHOUSE, \"lines\": [{ \"sku\": \"SH-$RUN\", \"quantity\": 24 }],
  \"packing_method\": \"sku_per_box\",
  \"boxes\": [{ \"count\": 2, \"weight_kg\": \"12.5\", \"length_cm\": \"60\", \"width_cm\": \"40\", \"height_cm\": \"50\",
               \"items\": [{ \"sku\": \"SH-$RUN\", \"quantity\": 12 }] }],
  \"shipping\": { \"shipping_method\": \"express\", \"carrier\": \"SF Express\", \"tracking_numbers\": [\"SF$RUN\"],
                 \"volume_m3\": \"0.24\", \"packaging\": \"carton\", \"arrival_date\": \"$ARRIVAL\", \"arrival_period\": \"morning\" },
  \"submit\": true
}")
echo "inbound $(echo "$INBOUND" | first inbound_id) $(echo "$INBOUND" | first bill_status)"

METHOD=$(ask POST /open/v1/quotes "{
  \"warehouse_id\": $WAREHOUSE, \"country\": \"US\", \"postal_code\": \"90012\", \"lines\": [{ \"sku\": \"$SKU\", \"quantity\": 1 }]
}" | first method)
echo "method $METHOD"

ORDER=$(ask POST /open/v1/orders "{
  \"platform_order_no\": \"SH-$RUN\", \"warehouse_id\": $WAREHOUSE, \"method\": \"$METHOD\",
  \"first_name\": \"Ana\", \"last_name\": \"Nunez\", \"phone\": \"+12135550188\", \"country\": \"US\", \"state\": \"California\",
  \"city\": \"Los Angeles\", \"postal_code\": \"90012\", \"address1\": \"100 Main St.\", \"lines\": [{ \"sku\": \"$SKU\", \"quantity\": 1 }]
}" | first order_id)
echo "order $ORDER"
echo "held $(ask POST "/open/v1/orders/$ORDER/submit" '{}' | first total)"
echo "status $(ask GET "/open/v1/orders/$ORDER/tracking" | first status)"

# A list, page by page.
CURSOR=''
COUNT=0
while :; do
  PAGE=$(ask GET "/open/v1/orders?limit=2${CURSOR:+&cursor=$CURSOR}")
  COUNT=$((COUNT + $(echo "$PAGE" | grep -o '"order_id":' | wc -l)))
  CURSOR=$(echo "$PAGE" | first next_cursor)
  [ -n "$CURSOR" ] || break
done
echo "orders $COUNT"

# A refused request is a problem document.
echo "refused $(ask GET /open/v1/orders/1 2>/dev/null | first code)"
