import { personName } from '@quayside/domain/kernel/person-name';
import type * as customers from './customers.queries.ts';

type Account = Awaited<ReturnType<typeof customers.accountsAcrossMerchants>>[number];

export function accountView({ firstname, lastname, email_verified_at, ...row }: Account) {
  return { ...row, name: personName(firstname, lastname), email_verified: email_verified_at !== null };
}
