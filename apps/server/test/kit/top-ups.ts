import type { InputOf } from '@quayside/contract/kernel/call';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { dayOf } from '#server/kernel/days.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { jpeg, pdf, upload } from './upload-samples.ts';

type Proof = InputOf<typeof topUpsCalls.submit>;
type Choice = Pick<Proof, 'method' | 'currency'>;

/** Pays as a merchant does: gets the account, uploads a voucher, submits. */
export function topUpKit({ app, deps, send }: Pick<TestApp, 'app' | 'deps' | 'send'>) {
  const { db } = deps.database;

  const openAccount = async ({ method, currency }: Choice, platform_type = 1) => {
    const row = { platform_type, method, currency, account_name: 'Harbourline Ltd', account_number: `${currency}-001` };
    const insert = db.insertInto('receiving_accounts').values(row);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  };

  const sendVoucher = async (token: string, name = 'slip.pdf', body?: Buffer) =>
    upload(app, topUpsCalls.voucher.path, token, [{ name, body: body ?? (name.endsWith('.jpg') ? await jpeg() : pdf()) }]);

  /** A proof that is valid in every field. */
  const aProof = async ({ token }: Person, given: Partial<Proof> = {}): Promise<Proof> => {
    const choice: Choice = { method: given.method ?? 'wire_transfer', currency: given.currency ?? 'USD' };
    await openAccount(choice);
    const { reference } = (await send(topUpsCalls.account, choice, token)).content;
    const voucher_file_id = given.voucher_file_id ?? (await sendVoucher(token)).content.file_id;
    return { ...choice, reference, amount: '100', paid_on: dayOf(new Date()), voucher_file_id, ...given };
  };

  const aTopUp = async (person: Person, given: Partial<Proof> = {}) => {
    const { content, status } = await send(topUpsCalls.submit, await aProof(person, given), person.token);
    if (status !== 200) throw new Error(`the top-up was refused: ${JSON.stringify(content)}`);
    return { ...content, customer_id: person.customer_id };
  };

  /** Imports lines of a bank, each with its day, text, amount and currency. */
  const importLines = async (token: string, ...rows: string[]) => {
    const content = ['Date,Description,Amount,Currency', ...rows].join('\r\n');
    return (await send(topUpsDeskCalls.deskImportStatement, { name: 'bank.csv', content }, token)).content;
  };
  const lineOf = async (token: string, words: string) => {
    const { list } = (await send(topUpsDeskCalls.deskStatementLines, { limit: 200, search: words }, token)).content;
    const [line] = list;
    if (!line) throw new Error(`no line ${words}`);
    return line;
  };
  return { openAccount, sendVoucher, aProof, aTopUp, importLines, lineOf };
}
