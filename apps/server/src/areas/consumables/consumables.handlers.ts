import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countForStaff, listConsumables, listForStaff, saveConsumable } from './consumables.service.ts';

export const consumablesHandlers = [
  ...handlers(consumablesCalls, { list: listConsumables }),
  ...handlers(consumablesDeskCalls, { deskList: listForStaff, deskCounts: countForStaff, deskSave: saveConsumable }),
];
