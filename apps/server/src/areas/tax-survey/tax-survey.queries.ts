import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** The same for every merchant, in their order. */
export function optionsAcrossMerchants(tx: Tx) {
  return tx.selectFrom('tax_survey_options').selectAll().orderBy('sort').orderBy('option_id').execute();
}

export function optionAcrossMerchants(tx: Tx, optionId: number) {
  return tx.selectFrom('tax_survey_options').selectAll().where('option_id', '=', optionId).executeTakeFirst();
}

export function answerOf(tx: Tx, customerId: number) {
  return tx.selectFrom('tax_survey_answers').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Undefined when the customer has answered already, also when the other answer has only just been committed. */
export function insertAnswer(tx: Tx, customer_id: number, row: Omit<Insertable<Tables['tax_survey_answers']>, 'customer_id'>) {
  return tx
    .insertInto('tax_survey_answers')
    .values({ customer_id, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

type DeskFilters = {
  customer_id?: number | undefined;
  option_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export function answersAcrossMerchants(tx: Tx, input: Page<'created_at'> & DeskFilters) {
  let rows = tx
    .selectFrom('tax_survey_answers as a')
    .innerJoin('customers as c', 'c.customer_id', 'a.customer_id')
    .selectAll('a')
    .select('c.name as customer_name');
  if (input.customer_id !== undefined) rows = rows.where('a.customer_id', '=', input.customer_id);
  if (input.option_id !== undefined) rows = rows.where('a.option_id', '=', input.option_id);
  if (input.from) rows = rows.where('a.created_at', '>=', startOfDay(input.from));
  if (input.to) rows = rows.where('a.created_at', '<', startOfDay(input.to, 1));
  return pageQuery(tx, rows, input, { created_at: 'a.created_at' }, 'a.customer_id');
}

export function answerCountsAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('tax_survey_answers')
    .select(['option_id', sql<number>`count(*)::int`.as('answers')])
    .groupBy('option_id')
    .execute();
}

type OptionRow = Omit<Insertable<Tables['tax_survey_options']>, 'option_id'>;

/** Two people adding the last option at once would both count one too few. */
export async function lockOptionsAcrossMerchants(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tax_survey_options'))`.execute(tx);
}

export function insertOptionAcrossMerchants(tx: Tx, row: OptionRow) {
  return tx.insertInto('tax_survey_options').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such option. */
export function writeOptionAcrossMerchants(tx: Tx, optionId: number, row: OptionRow) {
  return tx.updateTable('tax_survey_options').set(row).where('option_id', '=', optionId).returningAll().executeTakeFirst();
}
