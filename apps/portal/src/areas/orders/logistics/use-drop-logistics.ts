import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { valuesOf, type OrderValues } from '../order-wizard/order-fields.ts';
import { haveProductsChanged } from './changed-products.ts';

/**
 * Drops method and services of an order whose products were changed (D-27), once: what is chosen afterwards stays. With the old products
 * back, the order has its method and its fixed services again. `compare` returns whether it changed anything.
 */
export function useDropLogistics(opened: OrderDetail | null, form: FormInstance<OrderValues>, wasDropped: boolean) {
  const [isDropped, setDropped] = useState(wasDropped);
  const compare = (lines: OrderValues['lines'] | undefined): boolean => {
    if (opened === null || opened.method === '') return false;
    const isChanged = haveProductsChanged(opened, lines);
    if (isChanged === isDropped) return false;
    const { method, services } = valuesOf(opened);
    form.setFieldsValue(isChanged ? { method: '', services: [] } : { method, services });
    setDropped(isChanged);
    return true;
  };
  return { isDropped, compare };
}
