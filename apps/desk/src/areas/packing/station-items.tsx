import { CheckCircleFilled, CheckOutlined } from '@ant-design/icons';
import type { OpenParcel, PackingLine } from '@quayside/contract/packing/packing.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { isOpenLine, linesInOrder, unitsOf } from './shown-parcel.ts';
import { useShelfText } from './station-field.tsx';

type ItemsProps = { parcel: OpenParcel; serialFor: number | null; isSmall: boolean };

/** The next item large, complete ones at the end. */
export function StationItems({ parcel, serialFor, isSmall }: ItemsProps) {
  const { t } = useTranslation('desk-packing');
  const units = unitsOf(parcel);
  const text = t('units_scanned', units);
  return (
    <>
      <ul className="packing-items" aria-label={t('product')}>
        {linesInOrder(parcel, serialFor).map((line, at) => (
          <Item key={line.product_id} line={line} isNext={at === 0 && !isSmall} isSerial={line.product_id === serialFor} />
        ))}
      </ul>
      <div className="packing-units">
        <span>{text}</span>
        <Progress
          percent={Math.round((units.packed / Math.max(1, units.all)) * 100)}
          showInfo={false}
          strokeColor="var(--ant-color-success)"
          aria-label={text}
        />
      </div>
    </>
  );
}

type ItemProps = { line: PackingLine; isNext: boolean; isSerial: boolean };

function Item({ line, isNext, isSerial }: ItemProps) {
  const { t } = useTranslation('desk-packing');
  const shelfText = useShelfText();
  const left = line.quantity - line.packed;
  const look = !isOpenLine(line) ? 'done' : isSerial ? 'serial' : isNext ? 'next' : undefined;
  const where = [shelfText(line.shelf), ...(line.scan_serial ? [t('serial_each')] : [])].join(' · ');
  return (
    <li className="packing-item" data-look={look} data-sku={line.sku}>
      <AuthImage path={line.image_url} alt="" size="large" />
      <div className="packing-item-text">
        <strong>{line.sku}</strong>
        <span>{line.product_name}</span>
        {isSerial ? <Serials line={line} /> : <span className="quiet">{where}</span>}
      </div>
      <div className="packing-item-count">
        {left === 0 ? (
          <CheckCircleFilled aria-label={t('complete')} />
        ) : (
          <>
            <b>{left}</b>
            <span>{line.quantity === left ? t('left') : t('left_of', { all: line.quantity })}</span>
          </>
        )}
      </div>
    </li>
  );
}

function Serials({ line }: { line: PackingLine }) {
  const { t } = useTranslation('desk-packing');
  return (
    <span className="packing-serials">
      {line.serials.map((serial, at) => (
        <span key={serial}>
          <CheckOutlined aria-hidden /> {at + 1}: {serial}
        </span>
      ))}
      <span data-waiting>{t('serial_waiting', { unit: line.packed + 1 })}</span>
    </span>
  );
}
