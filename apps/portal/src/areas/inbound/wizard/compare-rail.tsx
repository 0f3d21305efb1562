import { CheckOutlined } from '@ant-design/icons';
import { boxCount, packedVolume, packedWeight, type Comparison } from '@quayside/domain/inbound/packing';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { Button } from 'antd';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyBox } from './box-changes.ts';
import { comparisonOf, differencesOf, type Cure, type Difference } from './packing-sums.ts';
import type { InboundModel } from './use-inbound-model.ts';
import { Windowed } from './windowed.tsx';
import { groupsOf, type Product, type Work } from './work.ts';

const ROW_HEIGHT = 33;
const SHOWN_DIFFERENCES = 20;
const whole = (value: number) => wholeText(value, currentLanguage());
const signed = (value: number) => (value > 0 ? `+${whole(value)}` : `\u2212${whole(-value)}`);

/** Booked against packed units, what is left to settle, and the totals. It follows the typing without slowing it. */
export function CompareRail({ model }: { model: InboundModel }) {
  const work = useDeferredValue(model.work);
  return (
    <>
      <Comparisons work={work} />
      <Settle model={model} work={work} />
      <Totals work={work} />
    </>
  );
}

function Comparisons({ work }: { work: Work }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const all = comparisonOf(work);
  const total = (read: (one: Comparison) => number) => all.reduce((sum, one) => sum + read(one), 0);
  const difference = total((one) => one.difference);
  return (
    <section className="panel compare" aria-label={t('compare')}>
      <div className="compare-head">
        <h2>{t('compare')}</h2>
        <span className="quiet">{matchText(t, all)}</span>
      </div>
      <div className="compare-row compare-titles" aria-hidden>
        <span>{t('inbound:sku')}</span>
        <span className="cell-end">{t('booked')}</span>
        <span className="cell-end">{t('inbound:packed')}</span>
        <span className="cell-end">{t('difference')}</span>
      </div>
      <Windowed
        className="compare-rows"
        heights={all.map(() => ROW_HEIGHT)}
        shown={null}
        render={(index) => {
          const one = all[index];
          return one && <CompareRow key={one.product_id} {...one} product={work.products[one.product_id]} />;
        }}
      />
      <div className="compare-row compare-total">
        <span>{t('total')}</span>
        <span className="cell-end">{whole(total((one) => one.booked))}</span>
        <span className="cell-end">{whole(total((one) => one.packed))}</span>
        <span className="cell-end" data-off={difference !== 0 || undefined}>
          {difference === 0 ? 0 : signed(difference)}
        </span>
      </div>
    </section>
  );
}

type Translate = ReturnType<typeof useTranslation<['inbound-wizard', 'inbound']>>['t'];

export function matchText(t: Translate, all: readonly Comparison[]): string {
  return t('compare_match', { match: whole(all.filter(({ difference }) => difference === 0).length), all: whole(all.length) });
}

type RowProps = Comparison & { product: Product | undefined };

const CompareRow = memo(function CompareRow({ product, booked, packed, difference }: RowProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  return (
    <div className="compare-row" data-off={difference !== 0 || undefined}>
      <span className="thing">
        <AuthImage path={product?.image_url ?? null} alt="" />
        <span className="cut" title={product?.sku}>
          {product?.sku}
        </span>
      </span>
      <span className="cell-end">{whole(booked)}</span>
      <span className="cell-end">{whole(packed)}</span>
      <span className="cell-end compare-difference">
        {difference === 0 ? <CheckOutlined aria-label={t('matches')} className="compare-ok" /> : signed(difference)}
      </span>
    </div>
  );
});

/** Each difference with its one-click cure. */
function Settle({ model, work }: { model: InboundModel; work: Work }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const open = differencesOf(work, model.isSupplier);
  if (open.length === 0) return null;
  return (
    <section className="panel settle" aria-label={t('settle')}>
      <h2>
        {t('settle')} <span className="settle-count">{open.length}</span>
      </h2>
      <ul>
        {open.slice(0, SHOWN_DIFFERENCES).map((one) => (
          <li key={one.product_id} data-path={`mismatch.${one.product_id}`}>
            <span>
              <strong>
                {whole(Math.abs(one.difference))} {one.sku}
              </strong>{' '}
              {t(one.difference > 0 ? 'settle_over' : 'settle_missing')}
            </span>
            {!model.isLocked && one.cure && <CureButton model={model} one={one} cure={one.cure} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CureButton({ model: { change }, one: { product_id }, cure }: { model: InboundModel; one: Difference; cure: Cure }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { units } = cure;
  if (cure.kind === 'add')
    return (
      <Button size="small" onClick={() => change({ type: 'add_item', key: cure.key, product_id, quantity: units })}>
        {t('cure_add', { box: cure.box })}
      </Button>
    );
  if (cure.kind === 'book')
    return (
      <Button size="small" onClick={() => change({ type: 'line', product_id, change: { quantity: units } })}>
        {t('cure_book', { units: whole(units) })}
      </Button>
    );
  const box = { ...emptyBox, items: [{ product_id, quantity: units }] };
  return (
    <Button size="small" onClick={() => change({ type: 'add_boxes', boxes: [box] })}>
      {t('cure_new')}
    </Button>
  );
}

function Totals({ work }: { work: Work }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const groups = groupsOf(work.boxes);
  const [weight, volume] = [exact(() => packedWeight(groups)), exact(() => packedVolume(groups))];
  return (
    <dl className="panel packing-totals">
      <div>
        <dt>{t('inbound:boxes')}</dt>
        <dd>{whole(boxCount(groups))}</dd>
      </div>
      <div>
        <dt>{t('inbound:weight')}</dt>
        <dd>{weight === null ? EMPTY : t('weight_value', { value: weight })}</dd>
      </div>
      <div>
        <dt>{t('volume')}</dt>
        <dd>{volume === null ? EMPTY : t('volume_value', { value: volume })}</dd>
      </div>
    </dl>
  );
}

/** Half-typed numbers have no total yet. */
export function exact(compute: () => string | null): string | null {
  try {
    return compute();
  } catch {
    return null;
  }
}
