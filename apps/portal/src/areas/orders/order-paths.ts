/** Where an order's pages stand. */
export const orderList = '/order/orderList';
export const orderCreate = '/order/orderList/create';
export const orderDetails = (order_id: number) => `/order/orderList/details?id=${order_id}`;
export const orderEdit = (order_id: number) => `/order/orderList/edit?id=${order_id}`;
