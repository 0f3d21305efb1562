"""BASE_URL, API_KEY, SKU (a product in stock) and ARRIVAL (a working day) come from the environment."""
import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

BASE_URL, API_KEY, SKU, ARRIVAL = (os.environ[name] for name in ("BASE_URL", "API_KEY", "SKU", "ARRIVAL"))


class Problem(Exception):
    """A refused request: decide by its code."""

    def __init__(self, document):
        super().__init__(document.get("title"))
        self.code = document.get("code")
        self.fields = document.get("fields", [])
        self.request_id = document.get("request_id")


def ask(method, path, body=None, key=None):
    headers = {"Authorization": f"Bearer {API_KEY}"}
    data = None
    if method == "POST":
        headers["Content-Type"] = "application/json"
        # The same key with every try: the request is done once.
        headers["Idempotency-Key"] = key or str(uuid.uuid4())
        data = json.dumps(body or {}).encode()
    request = urllib.request.Request(BASE_URL + path, data=data, headers=headers, method=method)
    for tries in range(5):
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 502, 503, 504) or tries == 4:
                raise Problem(json.load(error)) from None
            time.sleep(int(error.headers.get("Retry-After") or 2**tries))


def rows(path, **filters):
    """All rows of a list, page by page."""
    cursor = None
    while True:
        query = urllib.parse.urlencode({**filters, **({"cursor": cursor} if cursor else {})})
        page = ask("GET", f"{path}?{query}")
        yield from page["list"]
        cursor = page["next_cursor"]
        if cursor is None:
            return


run = f"PY-{time.time_ns()}"
warehouse = ask("GET", "/open/v1/warehouses")["list"][0]["warehouse_id"]
prop = ask("GET", "/open/v1/product-properties")["list"][0]["property_id"]

product = ask("POST", "/open/v1/products", {
    "sku": run, "product_name": "Lamp", "name_en": "Table lamp", "name_cn": "台灯",
    "declared_value": "12.50", "property_ids": [prop], "hs_code": "9405409000", "weight_g": 1250,
})
print("product", product["product_id"])

inbound = ask("POST", "/open/v1/inbound-appointments", {
    "warehouse_id": warehouse,
    "lines": [{"sku": run, "quantity": 24}],
    "packing_method": "sku_per_box",
    "boxes": [{"count": 2, "weight_kg": "12.5", "length_cm": "60", "width_cm": "40", "height_cm": "50",
               "items": [{"sku": run, "quantity": 12}]}],
    "shipping": {"shipping_method": "express", "carrier": "SF Express", "tracking_numbers": [f"SF{run}"],
                 "volume_m3": "0.24", "packaging": "carton", "arrival_date": ARRIVAL, "arrival_period": "morning"},
    "submit": True,
})
print("inbound", inbound["inbound_id"], inbound["bill_status"])

lines = [{"sku": SKU, "quantity": 1}]
quote = ask("POST", "/open/v1/quotes", {"warehouse_id": warehouse, "country": "US", "postal_code": "90012", "lines": lines})
method = next(one["method"] for one in quote["methods"] if one["offered"])
print("method", method)

order = ask("POST", "/open/v1/orders", {
    "platform_order_no": run, "warehouse_id": warehouse, "method": method,
    "first_name": "Ana", "last_name": "Nunez", "phone": "+12135550188", "country": "US", "state": "California",
    "city": "Los Angeles", "postal_code": "90012", "address1": "100 Main St.", "lines": lines,
}, key=f"create-{run}")
print("order", order["order_id"])
print("held", ask("POST", f"/open/v1/orders/{order['order_id']}/submit")["total"])
print("status", ask("GET", f"/open/v1/orders/{order['order_id']}/tracking")["status"])
print("orders", sum(1 for _ in rows("/open/v1/orders", limit=2)))

try:
    ask("GET", "/open/v1/orders/1")
except Problem as problem:
    print("refused", problem.code)
