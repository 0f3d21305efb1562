import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import type { FoundInbound } from '@quayside/contract/receiving/receiving.schemas';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FindByCode } from './find-by-code.tsx';

/** Goods at the door, on another day than booked or without a booked time: found by what is written on them. */
export function WalkIn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-receiving');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [list, setList] = useState<readonly FoundInbound[]>([]);
  const arrive = useWrite(receivingDeskCalls.deskArrive, ['receiving', 'inbound', 'my-work']);
  const take = ({ customer_id, inbound_id, inbound_no }: FoundInbound) =>
    arrive.mutateAsync({ customer_id, inbound_id }).then(
      ({ arrived }) => {
        void message.success(t('calendar.arrived', { number: inbound_no, count: arrived }));
        void navigate(receivingPaths.station(customer_id, inbound_id));
        onClose();
      },
      () => undefined,
    );
  return (
    <Modal open footer={null} title={t('calendar.walk_in')} onCancel={onClose}>
      <p className="quiet">{t('calendar.walk_in_hint')}</p>
      <FindByCode onFound={setList} />
      <ul className="walk-in-list">
        {list.map((one) => (
          <li key={`${one.customer_id} ${one.inbound_id}`}>
            <span>
              <strong>{one.inbound_no}</strong> · {one.customer_name}
              {one.stage === null ? ` · ${t('not_confirmed', { number: one.inbound_no })}` : ` · ${t(`stages.${one.stage}`)}`}
            </span>
            <Button
              type="primary"
              size="small"
              disabled={one.stage === null || one.stage === 'inventory_completed'}
              loading={arrive.isPending}
              onClick={() => void take(one)}
            >
              {t('calendar.mark_arrived')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
