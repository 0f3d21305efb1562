import { personName } from '@quayside/domain/kernel/person-name';
import type * as notes from './customer-notes.queries.ts';
import type * as customers from './customers.queries.ts';

type Account = Awaited<ReturnType<typeof customers.accountsAcrossMerchants>>[number];
type Note = Awaited<ReturnType<typeof notes.notePage>>['list'][number];

export function accountView({ firstname, lastname, email_verified_at, ...row }: Account) {
  return { ...row, name: personName(firstname, lastname), email_verified: email_verified_at !== null };
}

export function noteView({ created_by, ...note }: Note, readerId: number) {
  return { ...note, is_mine: created_by === readerId };
}
