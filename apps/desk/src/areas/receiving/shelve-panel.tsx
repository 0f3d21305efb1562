import { differenceReasons, type DifferenceReason } from '@quayside/domain/inbound/difference-reasons';
import type { Station, StationBox } from '@quayside/contract/receiving/receiving.schemas';
import { EmptyState } from '@quayside/ui/feedback/states';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { App, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationWork } from './use-station.ts';

type Less = { quantity: number; reason: DifferenceReason | null };

/** Puts the open box on the shelf, or all boxes that passed quality control. Fewer units need a reason. */
export function ShelvePanel({ work, station }: { work: StationWork; station: Station }) {
  const { t } = useTranslation('desk-receiving');
  const { message } = App.useApp();
  const [shelf, setShelf] = useState('');
  const [less, setLess] = useState<ReadonlyMap<number, Less>>(new Map());
  const { shelve } = work.writes;
  const ready = station.boxes.filter(({ state }) => state === 'qualified').map(({ box_no }) => box_no);
  const box = work.box?.state === 'qualified' ? work.box : null;
  const run = () => {
    const short = box ? [...less].map(([product_id, one]) => ({ box_no: box.box_no, product_id, ...one })) : [];
    void shelve.mutateAsync({ ...work.key, shelf, less: short, ...(box ? { box_nos: [box.box_no] } : {}) }).then(({ boxes, units }) => {
      void message.success(t('shelved', { boxes, units }));
      work.open(null);
    }, work.failed);
  };
  useReviewKeys({ F9: ready.length > 0 ? run : undefined });
  return (
    <>
      <div className="station-scroll">
        <section className="station-card shelve-card">
          {ready.length === 0 ? (
            <EmptyState title={t('nothing_to_shelve')} hint={t('nothing_to_shelve_hint')} />
          ) : (
            <>
              <h2>{box ? t('shelve_box', { box: box.box_no }) : t('shelve_all', { count: ready.length, boxes: ready.join(', ') })}</h2>
              <label className="shelf-field">
                <span>{t('shelf')}</span>
                <Input maxLength={40} value={shelf} onChange={(event) => setShelf(event.target.value)} />
              </label>
              {box && (
                <ShelveItems
                  box={box}
                  less={less}
                  errors={work.errors.map(({ msg }) => msg)}
                  onLess={(id, one) => setLess(new Map([...less, [id, one]]))}
                />
              )}
            </>
          )}
        </section>
      </div>
      {ready.length > 0 && (
        <ReviewFoot says={t('shelve_says')}>
          <KeyButton shortcut="F9" type="primary" loading={shelve.isPending} onClick={run}>
            {box ? t('shelve') : t('shelve_every')}
          </KeyButton>
        </ReviewFoot>
      )}
    </>
  );
}

type ItemsProps = { box: StationBox; less: ReadonlyMap<number, Less>; errors: readonly string[]; onLess: (id: number, less: Less) => void };

function ShelveItems({ box, less, errors, onLess }: ItemsProps) {
  const { t } = useTranslation('desk-receiving');
  return (
    <>
      <table className="box-items">
        <thead>
          <tr>
            <th scope="col">{t('sku')}</th>
            <th scope="col">{t('qualified')}</th>
            <th scope="col">{t('to_shelf')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {box.items.map(({ product_id, sku, qualified }) => {
            const one = less.get(product_id) ?? { quantity: qualified ?? 0, reason: null };
            return (
              <tr key={product_id}>
                <td>
                  <strong className="item-sku">{sku}</strong>
                </td>
                <td className="item-booked">{qualified}</td>
                <td>
                  <InputNumber
                    min={0}
                    max={qualified ?? 0}
                    precision={0}
                    value={one.quantity}
                    aria-label={t('shelf_units', { sku })}
                    onChange={(quantity) => onLess(product_id, { ...one, quantity: quantity ?? 0 })}
                  />
                </td>
                <td>
                  {one.quantity < (qualified ?? 0) && (
                    <Select<DifferenceReason>
                      className="reason-select"
                      value={one.reason}
                      aria-label={t('reason')}
                      onChange={(reason) => onLess(product_id, { ...one, reason })}
                      options={differenceReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {errors.map((error) => (
        <p key={error} className="field-error" role="alert">
          {error}
        </p>
      ))}
    </>
  );
}
