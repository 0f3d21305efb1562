import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getMarkedWorkbook, getTemplate } from './import-workbooks.ts';
import * as imports from './imports.service.ts';

export const importsHandlers = handlers(importsCalls, {
  uploadProducts: (ctx) => imports.upload(ctx, 'products'),
  uploadSerialNumbers: (ctx) => imports.upload(ctx, 'serial_numbers'),
  uploadOrders: (ctx) => imports.upload(ctx, 'orders'),
  uploadInbound: (ctx) => imports.upload(ctx, 'inbound'),
  productTemplate: (ctx) => getTemplate(ctx, 'products'),
  serialNumberTemplate: (ctx) => getTemplate(ctx, 'serial_numbers'),
  orderTemplate: (ctx) => getTemplate(ctx, 'orders'),
  inboundTemplate: (ctx) => getTemplate(ctx, 'inbound'),
  list: imports.list,
  get: imports.get,
  rows: imports.listRows,
  correct: imports.correct,
  changeMode: imports.changeMode,
  apply: imports.apply,
  discard: imports.discard,
  markedWorkbook: getMarkedWorkbook,
});
