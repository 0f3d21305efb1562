import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { MAX_WAVE } from '@quayside/domain/packing/packing-rules';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

const USUAL_SIZE = 20;

/** Takes the orders that wait longest into a wave. */
export function MakeWaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk-packing', 'kernel']);
  const { message } = App.useApp();
  const textOf = useFailureText();
  const options = useWarehouseOptions();
  const [chosen, choose] = useState<string | null>(null);
  const [size, setSize] = useState(USUAL_SIZE);
  const warehouse = chosen ?? (options[0] ? String(options[0].value) : null);
  const make = useWrite(packingDeskCalls.deskMakeWave, ['packing'], {
    silent: true,
    onDone: ({ wave_no, orders }) => {
      void message.success(t('made', { wave: wave_no, count: orders }));
      onClose();
    },
  });
  const send = () => warehouse !== null && size >= 1 && make.mutate({ warehouse_id: Number(warehouse), size });
  return (
    <Modal
      open
      title={t('make_wave')}
      okText={t('make_wave')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      okButtonProps={{ disabled: warehouse === null || size < 1 }}
      confirmLoading={make.isPending}
      onCancel={onClose}
      onOk={send}
    >
      <div className="packing-problem">
        <p className="quiet">{t('make_wave_hint')}</p>
        <label>
          <span>{t('warehouse')}</span>
          <Select<string>
            value={warehouse}
            aria-label={t('warehouse')}
            options={options.map(({ value, label }) => ({ value: String(value), label }))}
            onChange={choose}
          />
        </label>
        <label>
          <span>{t('size_of_wave')}</span>
          <InputNumber
            min={1}
            max={MAX_WAVE}
            precision={0}
            value={size}
            aria-label={t('size_of_wave')}
            onChange={(value) => setSize(value ?? 0)}
            onPressEnter={send}
          />
        </label>
        {make.error && <Alert type="error" showIcon role="alert" title={textOf(make.error)} />}
      </div>
    </Modal>
  );
}
