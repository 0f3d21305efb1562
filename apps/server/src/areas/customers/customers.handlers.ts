import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { addNote, deleteNote, listNotes, pinNote } from './customer-notes.ts';
import { actFor, countCustomers, getCustomer, listCustomers, setAccountManager, setFulfilmentFee } from './customers.service.ts';
import { changeStatus } from './pause-customer.ts';

export const customersHandlers = handlers(customersDeskCalls, {
  deskList: listCustomers,
  deskCounts: countCustomers,
  deskGet: getCustomer,
  changeStatus,
  setAccountManager,
  setFulfilmentFee,
  actFor,
  deskNotes: listNotes,
  addNote,
  pinNote,
  deleteNote,
});
