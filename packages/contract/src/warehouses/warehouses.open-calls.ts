import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Warehouse } from './warehouses.schemas.ts';

export const warehousesOpenCalls = defineCalls('warehouses', {
  openList: {
    method: 'GET',
    path: '/open/v1/warehouses',
    input: Nothing,
    output: z.object({ list: z.array(Warehouse) }),
    permission: 'signed_in',
    log: null,
    doc: { tag: 'Stock', summary: 'List warehouses', description: 'The warehouses your key reaches. There are few: all come at once.' },
  },
});
