/** What is asked of Shopify's GraphQL Admin API. Sizes keep one query under the 1,000 points a query may cost. */
const LINES = 25;
const ORDERS = 10;

const line = `
  sku title variantTitle currentQuantity
  originalUnitPriceSet { shopMoney { amount } }
  variant { id inventoryItem { id } }`;

export const ordersQuery = `
query Orders($query: String!, $after: String) {
  orders(first: ${ORDERS}, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes {
      id name createdAt cancelledAt displayFulfillmentStatus currencyCode note email phone
      shippingAddress { firstName lastName company phone countryCodeV2 province provinceCode city zip address1 address2 }
      lineItems(first: ${LINES}) { nodes { ${line} } pageInfo { hasNextPage endCursor } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const linesQuery = `
query Lines($id: ID!, $after: String) {
  order(id: $id) { lineItems(first: ${LINES}, after: $after) { nodes { ${line} } pageInfo { hasNextPage endCursor } } }
}`;

export const shopQuery = `
query Shop {
  shop { name }
  locations(first: 1) { nodes { id } }
  currentAppInstallation { accessScopes { handle } }
}`;

export const fulfillmentsQuery = `
query Fulfillments($id: ID!) {
  order(id: $id) {
    fulfillmentOrders(first: 20) { nodes { id status } }
    fulfillments(first: 50) { trackingInfo(first: 10) { number } }
  }
}`;

export const fulfillMutation = `
mutation Fulfill($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`;

export const stockMutation = `
mutation Stock($input: InventorySetQuantitiesInput!) {
  inventorySetQuantities(input: $input) { userErrors { field message } }
}`;
