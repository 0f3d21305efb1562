import { warehousesCalls } from '@quayside/contract/warehouses/warehouses.calls';
import { warehousesDeskCalls } from '@quayside/contract/warehouses/warehouses.desk-calls';
import { warehousesOpenCalls } from '@quayside/contract/warehouses/warehouses.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listForStaff, listWarehouses, saveWarehouse } from './warehouses.service.ts';

export const warehousesHandlers = [
  ...handlers(warehousesCalls, { list: listWarehouses }),
  ...handlers(warehousesOpenCalls, { openList: listWarehouses }),
  ...handlers(warehousesDeskCalls, { deskList: listForStaff, deskSave: saveWarehouse }),
];
