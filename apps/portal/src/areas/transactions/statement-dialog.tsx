import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { lastMonth } from '@quayside/ui/kernel/today';
import { MonthPicker } from '@quayside/ui/form/month-picker';
import { Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const formats = ['pdf', 'xlsx'] as const;

/** A monthly statement as PDF or workbook. The default is the last full month. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['transactions', 'kernel']);
  const id = useId();
  const [month, setMonth] = useState(lastMonth);
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const statement = useWrite(transactionsCalls.statement, ['jobs'], {
    onDone: (started) => {
      awaitTask(started);
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('statement')}
      width={440}
      okText={t('create')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={statement.isPending}
      onOk={() => statement.mutate({ month, format })}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <p className="quiet">{t('statement_hint')}</p>
        <label htmlFor={id}>{t('month')}</label>
        <MonthPicker id={id} value={month} onChange={setMonth} />
        <Radio.Group
          aria-label={t('format')}
          vertical
          value={format}
          options={formats.map((value) => ({ value, label: t(value) }))}
          onChange={(event) => setFormat(event.target.value === 'xlsx' ? 'xlsx' : 'pdf')}
        />
      </div>
    </Modal>
  );
}
