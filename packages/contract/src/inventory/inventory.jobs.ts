import { z } from 'zod';
import { defineFileJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';
import { inventoryFilters, stockLogFilters } from './inventory.calls.ts';
import { Deadline } from './inventory.schemas.ts';

const asked = { customer_id: Id, account_id: Id.nullable(), skus: z.array(z.string()).nullable(), language: z.enum(['en', 'zh_CN']) };

export const exportInventoryJob = defineFileJob('inventory', 'export', {
  mayLag: true,
  lane: 'long',
  payload: z.strictObject({ ...asked, filters: z.strictObject({ ...inventoryFilters, deadline: Deadline.optional() }) }),
  maxAttempts: 3,
  permission: 'inventory.read',
});

export const exportStockLogJob = defineFileJob('inventory', 'export_log', {
  mayLag: true,
  lane: 'long',
  payload: z.strictObject({ ...asked, filters: z.strictObject(stockLogFilters) }),
  maxAttempts: 3,
  permission: 'inventory.read',
});
