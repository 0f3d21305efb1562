import { CheckCircleFilled, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import type { StationBox, StationItem } from '@quayside/contract/receiving/receiving.schemas';
import { differenceOf, needsReason } from '@quayside/domain/receiving/receiving-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { StateTag } from '@quayside/ui/display/state-tag';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { countOf, type StationWork } from './use-station.ts';

/** What is booked in the box and what was counted. The marked line takes a typed count. */
export function BoxItems({ work, box }: { work: StationWork; box: StationBox }) {
  const { t } = useTranslation('desk-receiving');
  return (
    <table className="box-items">
      <thead>
        <tr>
          <th scope="col" aria-label={t('picture')} />
          <th scope="col">{t('sku')}</th>
          <th scope="col">{t('booked')}</th>
          <th scope="col">{t('counted')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {box.items.map((item) => (
          <ItemRow key={item.product_id} work={work} box={box} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function ItemRow({ work, box, item }: { work: StationWork; box: StationBox; item: StationItem }) {
  const { t } = useTranslation('desk-receiving');
  const isOpen = box.state === 'arrived' && work.mode === 'count';
  const error = work.errors.find(({ path }) => path === `items.${item.product_id}.reason`);
  const isMarked = isOpen && item.product_id === work.marked;
  const edit = () => {
    work.mark(item.product_id);
    work.ask('difference');
  };
  return (
    <tr aria-selected={isMarked} data-marked={isMarked || undefined} onClick={() => work.mark(item.product_id)}>
      <td>
        <AuthImage path={item.image_url} alt="" />
      </td>
      <td>
        <strong className="item-sku">{item.sku}</strong>
        <span className="item-name">{item.product_name}</span>
        {(needsReason(item) || item.broken > 0) && (isOpen ? item.received !== null : true) && (
          <span className="item-reason">
            {item.broken > 0 && <StateTag tone="bad">{t('broken_units', { count: item.broken })}</StateTag>}
            {item.reason !== null && item.reason !== 'broken' && <StateTag tone="waiting">{t(`reasons.${item.reason}`)}</StateTag>}
            {isOpen && (
              <button type="button" className="plain-link" onClick={edit}>
                {item.reason === null ? t('give_reason') : t('change_reason')}
              </button>
            )}
          </span>
        )}
        {error && (
          <span className="field-error" role="alert">
            {error.msg}
          </span>
        )}
      </td>
      <td className="item-booked">{item.quantity}</td>
      <td>{isOpen ? <Counter work={work} item={item} /> : <span className="item-counted">{item.received ?? '–'}</span>}</td>
      <td>
        <Difference item={item} isOpen={isOpen} />
      </td>
    </tr>
  );
}

function Counter({ work, item }: { work: StationWork; item: StationItem }) {
  const { t } = useTranslation('desk-receiving');
  const count = countOf(item);
  const step = (by: 1 | -1) => {
    const received = count.received + by;
    void work.setCount(item, { ...count, received, broken: Math.min(count.broken, received) });
  };
  return (
    <span className="item-counter">
      <Button
        type="text"
        icon={<MinusOutlined aria-hidden />}
        aria-label={t('one_less', { sku: item.sku })}
        disabled={count.received === 0}
        onClick={() => step(-1)}
      />
      <output>{item.received ?? 0}</output>
      <Button type="text" icon={<PlusOutlined aria-hidden />} aria-label={t('one_more', { sku: item.sku })} onClick={() => step(1)} />
    </span>
  );
}

/** While counting, units not scanned yet are "left", not missing. */
function Difference({ item, isOpen }: { item: StationItem; isOpen: boolean }) {
  const { t } = useTranslation('desk-receiving');
  const difference = differenceOf(item) - item.broken;
  if (difference === 0) return <CheckCircleFilled className="item-fine" aria-label={t('as_booked')} />;
  const isLeft = isOpen && difference < 0 && item.reason === null;
  const signed = new Intl.NumberFormat(localeCode(currentLanguage()), { signDisplay: 'exceptZero' });
  return (
    <strong className="item-difference" data-kind={isLeft ? 'left' : difference < 0 ? 'less' : 'more'}>
      {isLeft ? t('left', { count: -difference }) : signed.format(difference)}
    </strong>
  );
}
