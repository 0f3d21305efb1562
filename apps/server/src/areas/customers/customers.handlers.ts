import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import {
  actFor,
  changeStatus,
  countCustomers,
  getCustomer,
  listCustomers,
  setAccountManager,
  setFulfilmentFee,
} from './customers.service.ts';

export const customersHandlers = handlers(customersDeskCalls, {
  deskList: listCustomers,
  deskCounts: countCustomers,
  deskGet: getCustomer,
  changeStatus,
  setAccountManager,
  setFulfilmentFee,
  actFor,
});
