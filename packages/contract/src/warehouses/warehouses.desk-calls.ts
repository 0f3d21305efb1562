import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { WarehouseInput, WarehouseRow } from './warehouses.schemas.ts';

export const warehousesDeskCalls = defineCalls('warehouses', {
  /** All of them without paging: there are only a few. */
  deskList: {
    method: 'GET',
    path: '/api/desk/warehouse/getList',
    input: Nothing,
    output: z.object({ list: z.array(WarehouseRow) }),
    permission: 'desk.inventory.read',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/warehouse/save',
    input: WarehouseInput,
    output: WarehouseRow,
    permission: 'desk.warehouses.manage',
    log: 'warehouses.save',
  },
});
