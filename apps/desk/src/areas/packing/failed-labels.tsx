import { useCan } from '@quayside/ui/kernel/context';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PackingWork } from './use-packing.ts';

/** Parcels of this table whose carrier made no label, with its reason. */
export function FailedLabels({ work }: { work: PackingWork }) {
  const { t } = useTranslation('desk-packing');
  const mayBuy = useCan('desk.shipping.ship');
  return work.failed.map((one) => (
    <p key={one.order.order_id} className="packing-band" data-tone="bad" role="alert">
      <strong>{one.order.order_no}</strong> {one.text}{' '}
      {mayBuy && (
        <Button size="small" onClick={() => void work.again(one)}>
          {t('label_again')}
        </Button>
      )}
    </p>
  ));
}
