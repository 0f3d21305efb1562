import { SendOutlined } from '@ant-design/icons';
import type { QuoteAnswer, QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { amountText } from '@quayside/domain/kernel/money';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { momentText, wholeText } from '@quayside/ui/kernel/values';
import { useWizardMoves } from '@quayside/ui/wizard/wizard-moves';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { compareUsd, minusUsd, sumUsd } from '../fees/usd.ts';
import { kiloText } from '../fees/kilo-text.ts';
import type { OrderValues } from '../order-wizard/order-fields.ts';
import { useOrderWork } from '../order-wizard/order-work.ts';

type RailProps = {
  values: Partial<OrderValues>;
  place: string;
  answer: QuoteAnswer | undefined;
  method: QuoteMethod | undefined;
  isOld: boolean;
  /** The bar below has the button to ship. */
  isNarrow: boolean;
};

/** What is sent, what it costs, what is left of the balance, and the three buttons (QUOTE-07). */
export function SummaryRail({ values, place, answer, method, isOld, isNarrow }: RailProps) {
  const { t } = useTranslation('order-shipping');
  const { goTo } = useWizardMoves();
  const { goods } = useOrderWork();
  const name = [values.first_name, values.last_name].filter(Boolean).join(' ');
  return (
    <aside className="panel logistics-rail" aria-label={t('summary')}>
      <section>
        <h3>{t('summary')}</h3>
        <p className="rail-line">
          <span>{name}</span>
          <Button type="link" size="small" onClick={() => goTo('recipient')}>
            {t('change')}
          </Button>
        </p>
        <p className="quiet">{place}</p>
      </section>
      <section>
        <ul className="rail-goods">
          {(values.lines ?? []).map(({ product_id, quantity }) => (
            <li key={product_id}>
              <AuthImage path={goods.get(product_id)?.image_url ?? null} alt="" />
              <span className="cut">{goods.get(product_id)?.sku}</span>
              <span className="quiet">{`×${quantity}`}</span>
            </li>
          ))}
        </ul>
        {answer && (
          <p className="quiet">
            {t('parcel', {
              count: answer.parcel.units,
              shown: wholeText(answer.parcel.units, currentLanguage()),
              kg: kiloText(answer.parcel.actual_g),
              value: amountText(answer.parcel.value_usd),
            })}
          </p>
        )}
      </section>
      <Costs answer={answer} method={method} isOld={isOld} />
      {answer && <Balance spendable={answer.spendable} total={method?.total ?? null} />}
      <Buttons isNarrow={isNarrow} />
    </aside>
  );
}

function Costs({ answer, method, isOld }: Pick<RailProps, 'answer' | 'method' | 'isOld'>) {
  const { t } = useTranslation('order-shipping');
  const services = sumUsd((method?.items ?? []).filter(({ code }) => code.startsWith('service:')).map(({ amount }) => amount));
  const lines = [
    [t('cost'), method?.shipping],
    [t('other'), method && minusUsd(method.other, services)],
    [t('services'), method && services],
  ] as const;
  return (
    <section data-stale={isOld || undefined}>
      <dl className="rail-costs">
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <AmountText amount={amount} currency="USD" />
            </dd>
          </div>
        ))}
        <div className="rail-total">
          <dt>{t('total')}</dt>
          <dd>
            <MoneyText amount={method?.total} currency="USD" />
          </dd>
        </div>
      </dl>
      {answer && method && <p className="quiet">{t('held_hint', { until: momentText(answer.expires_at, currentLanguage()) })}</p>}
    </section>
  );
}

function Balance({ spendable, total }: { spendable: string; total: string | null }) {
  const { t } = useTranslation('order-shipping');
  const canTopUp = useCan('top-ups.edit');
  const left = minusUsd(spendable, total);
  const isShort = total !== null && compareUsd(left, '0.00') < 0;
  return (
    <section>
      <dl className="rail-costs">
        <div>
          <dt>{t('spendable')}</dt>
          <dd>
            <AmountText amount={spendable} currency="USD" />
          </dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>
            <strong>
              <AmountText amount={total === null ? null : left} currency="USD" />
            </strong>
          </dd>
        </div>
      </dl>
      {isShort && (
        <output className="rail-missing">
          {t('missing', { amount: amountText(minusUsd(total, spendable)) })} {canTopUp && <Link to={topUpPaths.create}>{t('top_up')}</Link>}
        </output>
      )}
    </section>
  );
}

function Buttons({ isNarrow }: Pick<RailProps, 'isNarrow'>) {
  const { t } = useTranslation('order-shipping');
  const { busy, goTo, finish } = useWizardMoves();
  return (
    <section className="rail-buttons">
      {!isNarrow && <ShipButton />}
      <div className="rail-pair">
        <Button disabled={busy} onClick={() => goTo('goods')}>
          {t('back')}
        </Button>
        <Button disabled={busy} onClick={() => finish('save')}>
          {t('save')}
        </Button>
      </div>
      <p className="rail-keys desktop-only">
        <kbd>Ctrl Enter</kbd> {t('keys_ship')} <kbd>Ctrl S</kbd> {t('keys_save')}
      </p>
    </section>
  );
}

export function ShipButton() {
  const { t } = useTranslation('order-shipping');
  const { busy, finish } = useWizardMoves();
  return (
    <Button type="primary" size="large" icon={<SendOutlined aria-hidden />} loading={busy} onClick={() => finish('ship')}>
      {t('ship')}
    </Button>
  );
}
