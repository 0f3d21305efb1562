import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import type { DockBlock } from '@quayside/contract/receiving/receiving.schemas';
import { arrivalPeriods, periodHours, type ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export type Proposal = { block: DockBlock; date: string; period: ArrivalPeriod };

/** One block: opens the station, or asks the merchant for another time. */
export function ProposeDialog({ proposal: { block, ...start }, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useTranslation(['desk-receiving', 'kernel']);
  const { message } = App.useApp();
  const [{ date, period }, set] = useState(start);
  const [failure, setFailure] = useState<string | null>(null);
  const propose = useWrite(receivingDeskCalls.deskPropose, ['receiving', 'inbound'], { silent: true });
  const { customer_id, inbound_id, inbound_no, customer_name } = block;
  const send = () =>
    propose.mutateAsync({ customer_id, inbound_id, date, period }).then(
      () => {
        void message.success(t('calendar.proposed'));
        onClose();
      },
      (error: unknown) => setFailure(error instanceof RefusedError ? (error.fields[0]?.msg ?? error.message) : String(error)),
    );
  return (
    <Modal
      open
      title={t('calendar.propose_title', { number: inbound_no })}
      okText={t('calendar.propose_to')}
      okButtonProps={{ disabled: block.state === 'arrived' }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={propose.isPending}
      onCancel={onClose}
      onOk={() => void send()}
    >
      <div className="difference-form">
        <p>
          {customer_name} · <Link to={receivingPaths.station(customer_id, inbound_id)}>{t('calendar.open')}</Link>
        </p>
        <label>
          <span>{t('calendar.date')}</span>
          <Input type="date" value={date} onChange={(event) => set({ date: event.target.value, period })} />
        </label>
        <Radio.Group
          aria-label={t('calendar.period')}
          value={period}
          onChange={({ target }: { target: { value?: ArrivalPeriod } }) => set({ date, period: target.value ?? period })}
          options={arrivalPeriods.map((value) => ({ value, label: `${t(`calendar.${value}`)} ${periodHours[value]}` }))}
        />
        {failure !== null && <Alert type="error" showIcon title={failure} />}
      </div>
    </Modal>
  );
}
