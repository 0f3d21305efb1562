import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import type { PickLine } from '@quayside/contract/packing/packing.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { Button, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** What to fetch, in the order of the shelves, and into which baskets. Printed by the browser, also as PDF. */
export function PickListDialog({ waveId, onClose }: { waveId: number; onClose: () => void }) {
  const { t } = useTranslation('desk-packing');
  const read = useRead(packingDeskCalls.deskPickList, { wave_id: waveId }, { silent: true });
  const { data } = read;
  return (
    <Modal
      open
      width={820}
      title={data ? t('pick_list_of', { wave: data.wave.wave_no }) : t('pick_list')}
      className="pick-list"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('close')}
        </Button>,
        <Button key="print" type="primary" disabled={!data} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>,
      ]}
    >
      {read.isError && !data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton active />}
      {data && (data.list.length === 0 ? <p>{t('pick_done')}</p> : <PickTable list={data.list} />)}
    </Modal>
  );
}

function PickTable({ list }: { list: readonly PickLine[] }) {
  const { t } = useTranslation('desk-packing');
  return (
    <table className="pick-table">
      <thead>
        <tr>
          <th scope="col">{t('shelf_column')}</th>
          <th scope="col">{t('sku')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('baskets')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((line) => (
          <tr key={`${line.customer_id} ${line.product_id}`}>
            <td>{line.shelf || t('no_shelf')}</td>
            <td>
              <strong>{line.sku}</strong> {line.product_name}
              <small>{line.customer_name}</small>
            </td>
            <td>{line.quantity}</td>
            <td>{line.baskets.map(({ basket, quantity }) => t('basket_units', { basket, count: quantity })).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
