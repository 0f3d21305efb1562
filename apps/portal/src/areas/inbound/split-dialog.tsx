import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import type { BoxGroup } from '@quayside/contract/inbound/inbound.schemas';
import { boxCount } from '@quayside/domain/inbound/packing';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { App, Checkbox, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boxNumbers } from './box-numbers.ts';
import type { Named } from './use-inbound-moves.tsx';

type DialogProps = { inbound: Named | null; onClose: () => void };

/** Moves chosen boxes into a new part. */
export function SplitDialog({ inbound, onClose }: DialogProps) {
  return inbound === null ? null : <OpenDialog key={inbound.inbound_id} inbound={inbound} onClose={onClose} />;
}

function OpenDialog({ inbound, onClose }: { inbound: Named; onClose: () => void }) {
  const { t } = useTranslation(['inbound', 'kernel']);
  const { message } = App.useApp();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const { data } = useRead(inboundCalls.get, { inbound_id: inbound.inbound_id });
  const split = useWrite(inboundCalls.split, ['inbound'], {
    onDone: ({ part }) => {
      message.success(t('split_done', { count: part.box_quantity, number: part.inbound_no }));
      onClose();
    },
  });
  const groups = data?.boxes ?? [];
  const chosen = groups.filter(({ first_box_no }) => picked.includes(first_box_no));
  const [all, moved] = [boxCount(groups), boxCount(chosen)];
  const send = () => split.mutate({ inbound_id: inbound.inbound_id, box_nos: chosen.flatMap(numbersOf) });
  return (
    <Modal
      open
      title={t('split_title', { number: inbound.inbound_no })}
      okText={t('split')}
      okButtonProps={{ disabled: moved === 0 || moved === all }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={split.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <p>{t('split_hint')}</p>
        {data === undefined ? (
          <Skeleton active paragraph={{ rows: 3 }} title={false} />
        ) : (
          <Checkbox.Group className="split-boxes" aria-label={t('split_pick')} value={[...picked]} onChange={setPicked}>
            {groups.map((group) => (
              <Choice key={group.first_box_no} group={group} skuOf={(id) => data.lines.find((line) => line.product_id === id)?.sku ?? ''} />
            ))}
          </Checkbox.Group>
        )}
        <p className="quiet">{t('split_result', { moved, all, left: all - moved })}</p>
      </div>
    </Modal>
  );
}

function Choice({ group, skuOf }: { group: BoxGroup; skuOf: (product_id: number) => string }) {
  const { t } = useTranslation('inbound');
  const { from, to } = boxNumbers(group.first_box_no, group.count);
  const content = group.items.map(({ product_id, quantity }) => `${skuOf(product_id)} × ${quantity}`).join(t('list_separator'));
  return (
    <Checkbox value={group.first_box_no}>
      {from === to ? t('box_one', { from }) : t('box_range', { from, to })} <span className="quiet">{content}</span>
    </Checkbox>
  );
}

function numbersOf({ first_box_no, count }: BoxGroup): number[] {
  return Array.from({ length: count }, (_, at) => first_box_no + at);
}
