import { z } from 'zod';
import { defineFileJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';
import { transactionFilters } from './transactions.calls.ts';

const asked = { customer_id: Id, account_id: Id.nullable(), language: z.enum(['en', 'zh_CN']) };

export const exportTransactionsJob = defineFileJob('transactions', 'export', {
  mayLag: true,
  lane: 'long',
  payload: z.strictObject({ ...asked, filters: z.strictObject(transactionFilters) }),
  maxAttempts: 3,
  permission: 'transactions.read',
});

export const writeStatementJob = defineFileJob('transactions', 'statement', {
  lane: 'long',
  payload: z.strictObject({ ...asked, month: z.string(), format: z.enum(['pdf', 'xlsx']) }),
  maxAttempts: 3,
  permission: 'transactions.read',
});
