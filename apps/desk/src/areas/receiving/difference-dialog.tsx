import { differenceReasons, type DifferenceReason } from '@quayside/domain/inbound/difference-reasons';
import { InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import { countOf, type Count, type StationWork } from './use-station.ts';

/** Broken units and the reason of a difference, for the marked line. */
export function DifferenceDialog({ work, onClose }: { work: StationWork; onClose: () => void }) {
  const { t } = useTranslation(['desk-receiving', 'kernel']);
  const focusOnce = useFocusOnce();
  const item = work.box?.items.find(({ product_id }) => product_id === work.marked) ?? work.box?.items[0];
  const [count, setCount] = useState<Count | null>(item ? countOf(item) : null);
  if (!item || !count) return null;
  const change = (part: Partial<Count>) => setCount({ ...count, ...part });
  const save = () => {
    const broken = Math.min(count.broken, count.received);
    void work.setCount(item, { ...count, broken, reason: count.reason ?? (broken > 0 ? 'broken' : null) }).then(onClose);
  };
  return (
    <Modal
      open
      title={t('difference_of', { sku: item.sku })}
      okText={t('save')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      onCancel={onClose}
      onOk={save}
      confirmLoading={work.writes.setCount.isPending}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter saves from every field in it */}
      <div className="difference-form" onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && save()}>
        <label>
          <span>{t('counted')}</span>
          <InputNumber min={0} precision={0} value={count.received} onChange={(received) => change({ received: received ?? 0 })} />
        </label>
        <label>
          <span>{t('broken')}</span>
          <InputNumber
            ref={focusOnce}
            min={0}
            max={count.received}
            precision={0}
            value={count.broken}
            onChange={(broken) => change({ broken: broken ?? 0 })}
          />
        </label>
        <Radio.Group
          aria-label={t('reason')}
          value={count.reason ?? (count.broken > 0 ? 'broken' : null)}
          onChange={({ target }: { target: { value?: DifferenceReason } }) => change({ reason: target.value ?? null })}
          options={differenceReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      </div>
    </Modal>
  );
}
