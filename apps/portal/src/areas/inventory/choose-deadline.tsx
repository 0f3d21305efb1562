import { CalendarOutlined } from '@ant-design/icons';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { FIRST_SNAPSHOT_DAY } from '@quayside/domain/inventory/stock-rules';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { today } from '@quayside/ui/kernel/today';
import { PageHead } from '@quayside/ui/shell/page-head';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import './inventory.css';

const DeadlineForm = createSchemaForm(inventoryCalls.snapshot.input.pick({ deadline: true }));

/** Asks for the day first: it is required (INV-07), from 2024-01-01 to today (INV-08). */
export function ChooseDeadline() {
  const { t } = useTranslation('inventory');
  const [form] = DeadlineForm.useForm();
  const [, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageHead title={t('snapshot_title')} purpose={t('snapshot_purpose')} />
      <DeadlineForm.Form form={form} className="panel deadline-form" onSubmit={({ deadline }) => setParams({ deadline })}>
        <DeadlineForm.Item name="deadline" label={t('deadline')} kind="select">
          <DayPicker first={FIRST_SNAPSHOT_DAY} last={today()} />
        </DeadlineForm.Item>
        <Button type="primary" htmlType="submit">
          {t('snapshot_show')}
        </Button>
      </DeadlineForm.Form>
      <div className="panel">
        <EmptyState icon={<CalendarOutlined aria-hidden />} title={t('snapshot_choose')} hint={t('snapshot_hint')} />
      </div>
    </div>
  );
}
