import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { taxSurveyCalls } from '@quayside/contract/tax-survey/tax-survey.calls';
import type { taxSurveyDeskCalls } from '@quayside/contract/tax-survey/tax-survey.desk-calls';
import { MAX_OPTIONS } from '@quayside/domain/tax-survey/tax-survey-rules';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as survey from './tax-survey.queries.ts';

export async function getTaxSurvey({ tx, actor, language }: MerchantCtx) {
  const enabled = (await survey.optionsAcrossMerchants(tx)).filter((option) => option.enabled);
  const options = enabled.map(({ option_id, name_en, name_cn }) => ({ option_id, name: language === 'en' ? name_en : name_cn }));
  return { customer_id: actor.customerId, options, answer: (await survey.answerOf(tx, actor.customerId)) ?? null };
}

/** The insert decides who was first: of two at once, one gets "already submitted" (SURVEY-03). */
export async function submitTaxSurvey(ctx: MerchantCtx, { option_id, ...input }: ParsedOf<typeof taxSurveyCalls.submit>) {
  const { tx, actor, now } = ctx;
  if (await survey.answerOf(tx, actor.customerId)) throw new Refusal('tax-survey.already_submitted');
  const option = await survey.optionAcrossMerchants(tx, option_id);
  if (!option?.enabled) throw new Refusal('tax-survey.option_gone');
  const words = { option_id, option_en: option.name_en, option_cn: option.name_cn };
  const row = await survey.insertAnswer(tx, actor.customerId, { ...input, ...words, created_by: actor.name, created_at: now });
  if (!row) throw new Refusal('tax-survey.already_submitted');
  return row;
}

export function listForStaff({ tx }: DeskCtx, input: ParsedOf<typeof taxSurveyDeskCalls.deskList>) {
  return survey.answersAcrossMerchants(tx, input);
}

export async function listOptions({ tx }: DeskCtx) {
  return { list: await optionViews(tx) };
}

async function optionViews(tx: Tx) {
  const counts = new Map((await survey.answerCountsAcrossMerchants(tx)).map((row) => [row.option_id, row.answers]));
  const rows = await survey.optionsAcrossMerchants(tx);
  return rows.map((row) => ({ ...row, enabled: row.enabled ? (1 as const) : (0 as const), answers: counts.get(row.option_id) ?? 0 }));
}

/** Answers given before keep the words they were given with. */
export async function saveOption({ tx }: DeskCtx, { option_id, ...input }: ParsedOf<typeof taxSurveyDeskCalls.deskSaveOption>) {
  await survey.lockOptionsAcrossMerchants(tx);
  const row = { ...input, enabled: input.enabled === 1 };
  const others = (await survey.optionsAcrossMerchants(tx)).filter((one) => one.enabled && one.option_id !== option_id);
  if (row.enabled && others.length >= MAX_OPTIONS)
    refuseFields({ path: 'enabled', code: 'tax-survey.too_many', params: { max: MAX_OPTIONS } });
  const saved =
    option_id === undefined
      ? await survey.insertOptionAcrossMerchants(tx, row)
      : found(await survey.writeOptionAcrossMerchants(tx, option_id, row));
  return found((await optionViews(tx)).find((one) => one.option_id === saved.option_id));
}
