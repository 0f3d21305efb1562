import { BorderOutlined, CheckCircleFilled } from '@ant-design/icons';
import type { OpenParcel } from '@quayside/contract/packing/packing.schemas';
import { isComplete } from '@quayside/domain/packing/packing-rules';
import { localName } from '@quayside/ui/kernel/local-name';
import { KeyButton } from '@quayside/ui/review/key-button';
import { useTranslation } from 'react-i18next';
import type { PackingWork } from './use-packing.ts';

const twoDigits = (basket: number) => String(basket).padStart(2, '0');

/** The order: basket, where it goes, what it is packed in, what to do, and the keys. */
export function StationOrder({ work }: { work: PackingWork }) {
  const { t } = useTranslation('desk-packing');
  const { parcel, now } = work;
  return (
    <aside className="packing-order">
      {parcel && <OrderFacts parcel={parcel} />}
      <div className="packing-order-foot">
        {parcel && <Keys work={work} parcel={parcel} />}
        {work.reprint && (
          <KeyButton shortcut="F9" onClick={work.reprint}>
            {t('reprint')}
          </KeyButton>
        )}
        {now.next && (
          <p className="packing-next">
            <span className="quiet">{t('next')}</span>
            <b>{twoDigits(now.next.basket)}</b>
            <span>
              {now.next.order_no}
              <small>{t('units', { count: now.next.quantity })}</small>
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}

function OrderFacts({ parcel }: { parcel: OpenParcel }) {
  const { t } = useTranslation('desk-packing');
  const { expected_sides_cm: sides, packaging } = parcel;
  const isDone = isComplete(parcel.lines);
  const counted = (one: { name_en: string; name_cn: string; quantity: number }) =>
    one.quantity === 1 ? localName(one) : t('count_of', { count: one.quantity, name: localName(one) });
  const tasks = [...parcel.services.map(counted), t('slip_on_top')];
  return (
    <>
      <section className="packing-fact">
        {parcel.basket !== null && (
          <b className="packing-basket" aria-label={`${t('basket')} ${parcel.basket}`}>
            {twoDigits(parcel.basket)}
          </b>
        )}
        <div>
          <strong>{parcel.order_no}</strong>
          <span>{parcel.customer_name}</span>
        </div>
      </section>
      <section className="packing-fact">
        <b className="packing-country">{parcel.country}</b>
        <div>
          <strong>{localName({ name_en: parcel.method_name_en, name_cn: parcel.method_name_cn })}</strong>
          <span>{parcel.city}</span>
        </div>
      </section>
      {(packaging.length > 0 || sides) && (
        <section className="packing-fact">
          <div>
            <span>{t('pack_in')}</span>
            {packaging.length > 0 && <strong>{packaging.map(counted).join(', ')}</strong>}
            {sides && (
              <span>
                {sides.map(Number).join(' × ')} {t('cm')}
              </span>
            )}
          </div>
        </section>
      )}
      <ul className="packing-tasks" aria-label={t('to_do')}>
        {tasks.map((task) => (
          <li key={task}>
            {isDone ? <CheckCircleFilled aria-hidden /> : <BorderOutlined aria-hidden />} {task}
          </li>
        ))}
      </ul>
      {parcel.remark !== '' && (
        <p className="packing-remark">
          <span className="quiet">{t('note')}</span> {parcel.remark}
        </p>
      )}
    </>
  );
}

function Keys({ work, parcel }: { work: PackingWork; parcel: OpenParcel }) {
  const { t } = useTranslation('desk-packing');
  return (
    <>
      {isComplete(parcel.lines) && (
        <KeyButton shortcut="Enter" type="primary" block className="packing-pack" loading={work.now.isBusy} onClick={work.confirm}>
          {t('pack')}
        </KeyButton>
      )}
      <div className="packing-keys">
        <KeyButton shortcut="F2" onClick={() => work.ask('missing_units')}>
          {t('missing')}
        </KeyButton>
        <KeyButton shortcut="F3" onClick={() => work.ask('damaged')}>
          {t('damaged')}
        </KeyButton>
        <KeyButton shortcut="F4" onClick={() => void work.undo()}>
          {t('undo')}
        </KeyButton>
        <KeyButton shortcut="F8" onClick={() => void work.aside()}>
          {t('aside')}
        </KeyButton>
      </div>
    </>
  );
}
