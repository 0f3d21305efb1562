import type { OpenParcel, ParcelCost } from '@quayside/contract/packing/packing.schemas';
import { WEIGHT_DEVIATION_PERCENT } from '@quayside/domain/orders/order-costs';
import { localName } from '@quayside/ui/kernel/local-name';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CostTable } from './cost-table.tsx';
import type { Sides } from './table-state.ts';
import type { PackingWork } from './use-packing.ts';

type MeasureProps = { work: PackingWork; parcel: OpenParcel; field: RefObject<HTMLInputElement | null> };
const kilograms = (grams: number) => (grams / 1000).toFixed(2);

/** Every unit is in the parcel: its weight, its size and what it costs. */
export function StationMeasure({ work, parcel, field }: MeasureProps) {
  const { t } = useTranslation('desk-packing');
  const { weight_g, cost, isWarned } = work.now;
  return (
    <>
      <div className="packing-measures">
        <section className="packing-card">
          <span>{t('weight')}</span>
          <b className="packing-weight">
            {weight_g === null ? '–' : kilograms(weight_g)} <small>{t('kg')}</small>
          </b>
          <span className="quiet">{t('expected_weight', { weight: kilograms(parcel.expected_g) })}</span>
        </section>
        {cost && <Deviation cost={cost} grams={(weight_g ?? 0) - parcel.expected_g} />}
        <SizeCard work={work} field={field} />
      </div>
      {isWarned && weight_g !== null && (
        <p className="packing-band" data-tone="warning" role="alert">
          {t(weight_g > parcel.expected_g ? 'heavier' : 'lighter')}
        </p>
      )}
      {cost && <Refused cost={cost} parcel={parcel} />}
      {cost && cost.lines.length > 0 && <CostTable cost={cost} />}
    </>
  );
}

function Deviation({ cost, grams }: { cost: ParcelCost; grams: number }) {
  const { t } = useTranslation('desk-packing');
  const signed = (value: number, digits: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;
  return (
    <section className="packing-card packing-deviation" data-tone={cost.deviates ? 'warning' : undefined}>
      <b>{signed(grams < 0 ? -Math.abs(cost.deviation_percent) : Math.abs(cost.deviation_percent), 1)} %</b>
      <span>{t('limit', { grams: signed(grams, 0), percent: WEIGHT_DEVIATION_PERCENT })}</span>
    </section>
  );
}

const names = ['length', 'width', 'height'] as const;

/** As computed for the order until somebody measures. Enter goes back to the scan field. */
function SizeCard({ work, field }: Pick<MeasureProps, 'work' | 'field'>) {
  const { t } = useTranslation('desk-packing');
  const { sides } = work.now;
  const change = (at: number, value: string) => {
    const [length, width, height] = sides.map((side, place) => (place === at ? value.replace(',', '.') : side));
    work.setSides([length ?? '', width ?? '', height ?? ''] satisfies Sides);
  };
  return (
    <section className="packing-card">
      <span>{t('size')}</span>
      <span className="packing-sides">
        {names.map((name, at) => (
          <input
            key={name}
            value={sides[at] ?? ''}
            aria-label={t(name)}
            inputMode="decimal"
            maxLength={5}
            autoComplete="off"
            onChange={(event) => change(at, event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              field.current?.focus();
            }}
          />
        ))}
        <small>{t('cm')}</small>
      </span>
      <span className="quiet">{t('size_expected')}</span>
    </section>
  );
}

function Refused({ cost, parcel }: { cost: ParcelCost; parcel: OpenParcel }) {
  const { t } = useTranslation('desk-packing');
  const method = localName({ name_en: parcel.method_name_en, name_cn: parcel.method_name_cn });
  const why = cost.refused_because.join(', ');
  const text =
    cost.refused_because.length > 0
      ? t('refused_parcel', { method, why })
      : Number(cost.missing) > 0
        ? t('will_wait', { missing: cost.missing })
        : null;
  return (
    text && (
      <p className="packing-band" data-tone="bad" role="alert">
        {text}
      </p>
    )
  );
}
