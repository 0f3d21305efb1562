import type { StatisticsPage } from '@quayside/contract/statistics/statistics.schemas';
import { feeGroups } from '@quayside/domain/statistics/fee-groups';
import { feeTypes } from '@quayside/domain/wallets/wallet-rules';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { tariffAt } from '#server/areas/tariffs/tariffs.public.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { warehousesAcrossMerchants } from './statistics.queries.ts';

export type NameOf = (key: string) => string;

/** The names of a table's rows in the reader's language. What no longer exists is named by its code. */
export async function namesFor(
  { tx, now }: Pick<SystemCtx, 'tx' | 'now'>,
  page: StatisticsPage,
  split: 'method' | 'warehouse',
  language: Language,
): Promise<NameOf> {
  if (page === 'expenses') return (key) => feeName(key, language);
  const names = split === 'method' ? await methodNames(tx, now, language) : await warehouseNames(tx, language);
  return (key) => names.get(key) ?? (key === '' ? '-' : key);
}

function feeName(key: string, language: Language): string {
  const group = feeGroups.find((one) => one === key);
  if (group) return text(language, 'statisticsColumns', `group.${group}`);
  const fee = feeTypes.find((one) => one === key);
  return fee ? text(language, 'moneyColumns', `fee.${fee}`) : key;
}

async function methodNames(tx: SystemCtx['tx'], now: Date, language: Language) {
  const methods = (await tariffAt(tx, now))?.compiled.tariff.methods ?? [];
  return new Map(methods.map(({ method, name_en, name_zh }) => [method, language === 'en' ? name_en : name_zh]));
}

async function warehouseNames(tx: SystemCtx['tx'], language: Language) {
  const rows = await warehousesAcrossMerchants(tx);
  return new Map(rows.map((one) => [String(one.warehouse_id), `${one.code} · ${language === 'en' ? one.name_en : one.name_cn}`]));
}
