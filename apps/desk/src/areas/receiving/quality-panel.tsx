import type { Station, StationBox, StationItem } from '@quayside/contract/receiving/receiving.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { useCan } from '@quayside/ui/kernel/context';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationWork } from './use-station.ts';

type Entry = { inspected: number; broken: number; serials: string };
type PanelProps = { work: StationWork; box: StationBox; station: Station };
const serialsOf = ({ serials }: Entry) => serials.split(/[\s,;]+/).filter((one) => one !== '');

/** Quality control of a counted box: how many units were opened, which are broken, and their serial numbers. */
export function QualityPanel({ work, box, station }: PanelProps) {
  const { t } = useTranslation('desk-receiving');
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(
    () => new Map(box.items.map(({ product_id, to_inspect, broken }) => [product_id, { inspected: to_inspect, broken, serials: '' }])),
  );
  const entryOf = ({ product_id }: StationItem): Entry => entries.get(product_id) ?? { inspected: 0, broken: 0, serials: '' };
  const { qualify } = work.writes;
  const pass = () => {
    const items = box.items.map((item) => {
      const { inspected, broken } = entryOf(item);
      return { product_id: item.product_id, inspected, broken, serial_numbers: item.scan_serial ? serialsOf(entryOf(item)) : [] };
    });
    void qualify.mutateAsync({ ...work.key, box_no: box.box_no, items }).then(() => work.open(null), work.failed);
  };
  useReviewKeys({ F7: pass });
  return (
    <>
      <p className="quality-hint">{t(`inspection.${station.inspection}`)}</p>
      <table className="box-items">
        <thead>
          <tr>
            <th scope="col" aria-label={t('picture')} />
            <th scope="col">{t('sku')}</th>
            <th scope="col">{t('counted')}</th>
            <th scope="col">{t('inspected')}</th>
            <th scope="col">{t('broken')}</th>
            <th scope="col">{t('qualified')}</th>
          </tr>
        </thead>
        <tbody>
          {box.items.map((item, at) => (
            <QualityRow
              key={item.product_id}
              item={item}
              entry={entryOf(item)}
              onMeasure={() => {
                work.mark(item.product_id);
                work.ask('product');
              }}
              errors={work.errors.filter(({ path }) => path.startsWith(`items.${at}.`)).map(({ msg }) => msg)}
              onChange={(part) => setEntries(new Map([...entries, [item.product_id, { ...entryOf(item), ...part }]]))}
            />
          ))}
        </tbody>
      </table>
      <ReviewFoot says={t('quality_says', { box: box.box_no })}>
        <KeyButton shortcut="F7" type="primary" loading={qualify.isPending} onClick={pass}>
          {t('pass_quality')}
        </KeyButton>
      </ReviewFoot>
    </>
  );
}

type RowProps = {
  item: StationItem;
  entry: Entry;
  errors: readonly string[];
  onChange: (part: Partial<Entry>) => void;
  onMeasure: () => void;
};

function QualityRow({ item, entry, errors, onChange, onMeasure }: RowProps) {
  const { t } = useTranslation('desk-receiving');
  const canMeasure = useCan('desk.products.measure');
  const received = item.received ?? 0;
  return (
    <tr>
      <td>
        <AuthImage path={item.image_url} alt="" />
      </td>
      <td>
        <strong className="item-sku">{item.sku}</strong>
        <span className="item-name">{item.product_name}</span>
        {canMeasure && (
          <button type="button" className="plain-link" onClick={onMeasure}>
            {t('measure_product')}
          </button>
        )}
        {item.scan_serial && (
          <Input.TextArea
            rows={2}
            aria-label={t('serials', { sku: item.sku })}
            placeholder={t('serials_hint', { count: received - entry.broken, found: serialsOf(entry).length })}
            value={entry.serials}
            onChange={(event) => onChange({ serials: event.target.value })}
          />
        )}
        {errors.map((error) => (
          <span key={error} className="field-error" role="alert">
            {error}
          </span>
        ))}
      </td>
      <td className="item-booked">{received}</td>
      <td>
        <InputNumber
          min={0}
          max={received}
          precision={0}
          value={entry.inspected}
          aria-label={t('inspected_of', { sku: item.sku })}
          onChange={(inspected) => onChange({ inspected: inspected ?? 0 })}
        />
      </td>
      <td>
        <InputNumber
          min={0}
          max={received}
          precision={0}
          value={entry.broken}
          aria-label={t('broken_of', { sku: item.sku })}
          onChange={(broken) => onChange({ broken: broken ?? 0 })}
        />
      </td>
      <td className="item-counted">{received - entry.broken}</td>
    </tr>
  );
}
