import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { Closing } from '@quayside/contract/receiving/receiving.schemas';
import { MoneyText } from '@quayside/ui/display/money-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { Alert, App, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationWork } from './use-station.ts';

const LINES_SHOWN = 50;

/** What closing will do, before it is done. */
export function CloseDialog({ work, onClose }: { work: StationWork; onClose: () => void }) {
  const { t } = useTranslation(['desk-receiving', 'kernel']);
  const { message } = App.useApp();
  const [failure, setFailure] = useState<string | null>(null);
  const read = useRead(receivingDeskCalls.deskClosing, work.key, { silent: true, staleMs: 0 });
  const { close } = work.writes;
  const closing = read.data;
  const isReady = closing !== undefined && closing.boxes_open === 0;
  const run = () =>
    close.mutateAsync(work.key).then(
      ({ loss_order_nos }) => {
        void message.success(loss_order_nos.length === 0 ? t('closed') : t('closed_with', { numbers: loss_order_nos.join(', ') }));
        work.open(null);
        onClose();
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  return (
    <Modal
      open
      width={640}
      title={t('close_title', { number: work.station?.inbound_no ?? '' })}
      okText={t('close_appointment')}
      okButtonProps={{ disabled: !isReady, autoFocus: true }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={close.isPending}
      onCancel={onClose}
      onOk={() => void run()}
    >
      {read.isPending && <Skeleton active />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {closing && <ClosingFacts closing={closing} />}
      {failure !== null && <Alert type="error" showIcon title={failure} />}
    </Modal>
  );
}

function ClosingFacts({ closing: { boxes_open, missing_boxes, losses } }: { closing: Closing }) {
  const { t } = useTranslation('desk-receiving');
  return (
    <div className="closing-facts">
      {boxes_open > 0 && <Alert type="warning" showIcon title={t('boxes_open', { count: boxes_open })} />}
      {missing_boxes > 0 && <p>{t('missing_boxes', { count: missing_boxes })}</p>}
      {losses.length === 0 && <p>{t('no_losses')}</p>}
      {losses.map(({ type, units, compensation, lines }) => (
        <section key={type}>
          <h3>
            {t(`loss_types.${type}`)} · {t('units_count', { count: units })} ·{' '}
            {compensation === null ? t('price_unknown') : <MoneyText amount={compensation} currency="USD" />}
          </h3>
          <table className="station-differences">
            <tbody>
              {lines.slice(0, LINES_SHOWN).map(({ box_no, sku, difference }) => (
                <tr key={`${box_no} ${sku}`}>
                  <td>{t('box_no', { box: box_no })}</td>
                  <td>{sku}</td>
                  <td data-sign="less">−{difference}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines.length > LINES_SHOWN && <p className="quiet">{t('more_lines', { count: lines.length - LINES_SHOWN })}</p>}
        </section>
      ))}
      <p className="quiet">{t('close_hint')}</p>
    </div>
  );
}
