import { StopOutlined } from '@ant-design/icons';
import { KeyButton } from '@quayside/ui/review/key-button';
import { useTranslation } from 'react-i18next';
import type { Stop } from './table-state.ts';

/** Covers the table: the order must not leave. It says where the units go and needs Enter. */
export function StationStop({ stop, onDone }: { stop: Stop; onDone: () => void }) {
  const { t } = useTranslation('desk-packing');
  const isTaken = stop.kind === 'taken';
  const why = isTaken ? stop.text : Number(stop.text) > 0 ? t('stop_missing', { missing: stop.text }) : t('stop_limits');
  return (
    <section className="packing-stop" role="alert">
      <StopOutlined aria-hidden />
      <h2>{t(isTaken ? 'stop_title' : 'stop_waits')}</h2>
      <p>{why}</p>
      {isTaken ? <PutBack stop={stop} /> : <p>{t('stop_keep')}</p>}
      <KeyButton shortcut="Enter" size="large" onClick={onDone}>
        {t('stop_done')}
      </KeyButton>
    </section>
  );
}

function PutBack({ stop: { parcel } }: { stop: Stop }) {
  const { t } = useTranslation('desk-packing');
  const lines = parcel?.lines.filter(({ packed }) => packed > 0) ?? [];
  if (lines.length === 0) return <p>{t('stop_put_none')}</p>;
  return (
    <>
      <p>{t('stop_put')}</p>
      <ul>
        {lines.map(({ product_id, sku, shelf, packed }) => (
          <li key={product_id}>{t(shelf === '' ? 'stop_put_return' : 'stop_put_shelf', { count: packed, sku, shelf })}</li>
        ))}
      </ul>
    </>
  );
}
