import type { OfferedPrice, ParcelPrices } from '@quayside/contract/tariffs/tariffs.schemas';
import { feeItemCodes } from '@quayside/domain/quotes/quote-types';
import type { WorkbookList } from '@quayside/domain/quotes/workbook';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeeFigures } from '#desk/kernel/fee-figures.tsx';
import { methodName } from './method-name.ts';

type StepsProps = { prices: ParcelPrices; price: OfferedPrice; group: string };
type Row = { readonly sheet: WorkbookList; readonly row_no: number };

/** Every step of one price in order, each with its figures and its row of the workbook; then what was not charged, and the total. */
export function PriceSteps({ prices: { version, rate, actual_g }, price, group }: StepsProps) {
  const { t } = useTranslation('desk-tariffs');
  const { volumetric_g, volume_factor, billable_g, chargeable_g, total } = price;
  const nameOf = useFeeName();
  const charged = new Set(price.items.map(({ code }) => code));
  const due = new Set(price.taxes.map(({ kind }) => kind));
  const missing = feeItemCodes.filter((code) => !charged.has(code) && !due.has(code)).map(nameOf);
  return (
    <section className="panel" aria-labelledby="price-steps">
      <div className="panel-head">
        <h2 id="price-steps">{t('why', { method: methodName(price), total })}</h2>
        <span className="quiet">
          {t('why_version', { name: version.name, from: version.first_day, to: version.last_day, group })}
          {rate !== null && ` · ${t('rate_text', { currency: version.currency, rate })}`}
        </span>
      </div>
      <ol className="panel-body tariff-steps">
        <Step name={t('volume_step')} row={price.method_row}>
          {volumetric_g === null ? t('volume_none') : t('volume_text', { grams: volumetric_g, factor: volume_factor ?? '' })}
        </Step>
        <Step name={t('chargeable_step')} row={price.method_row}>
          {t('chargeable_text', { actual: actual_g ?? '', billable: billable_g, chargeable: chargeable_g })}
        </Step>
        <Step name={t('zone_step')} row={price.zone_row}>
          {price.zone}
        </Step>
        {price.items.map(({ code, inputs, amount, row }) => (
          <Step key={code} name={nameOf(code)} row={row} amount={amount}>
            <FeeFigures code={code} inputs={inputs} currency={version.currency} />
          </Step>
        ))}
        {price.taxes.map(({ kind, mode, due: amount, row }) => (
          <Step key={kind} name={nameOf(kind)} row={row} amount="0.00">
            {t(`tax_modes.${mode}`, { due: amount })}
          </Step>
        ))}
        <Step name={t('not_charged')} row={null} amount="0.00">
          {t('not_charged_text', { list: missing.join(', ') })}
        </Step>
      </ol>
      <p className="panel-body tariff-total">
        <span>{t('total')}</span> <strong>{total}</strong>
      </p>
    </section>
  );
}

function Step({ name, row, amount, children }: { name: ReactNode; row: Row | null; amount?: string; children: ReactNode }) {
  const { t } = useTranslation('desk-tariffs');
  return (
    <li>
      <div className="tariff-step">
        <span>{name}</span>
        <span>
          {children} {row && <Tag>{t('row_text', { sheet: t(`sheets.${row.sheet}`), row: row.row_no })}</Tag>}
        </span>
        <strong>{amount}</strong>
      </div>
    </li>
  );
}
