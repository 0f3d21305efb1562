import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Warehouse } from './warehouses.schemas.ts';

export const warehousesCalls = defineCalls('warehouses', {
  list: {
    method: 'GET',
    path: '/api/ucenter/product/getWarehouseList',
    input: Nothing,
    output: z.object({ list: z.array(Warehouse) }),
    permission: 'signed_in',
    log: null,
  },
});
