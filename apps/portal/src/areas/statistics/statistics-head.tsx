import { ExportOutlined } from '@ant-design/icons';
import type { InputOf } from '@quayside/contract/kernel/call';
import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { MAX_MONTHS } from '@quayside/domain/statistics/months';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import './statistics.css';

type HeadProps = {
  title: string;
  purpose: string;
  /** The range that is shown; the URL may have none. */
  shown: { from: string; to: string } | undefined;
  warehouse: number | undefined;
  onChange: (change: Record<string, string | undefined>) => void;
  exports: InputOf<typeof statisticsCalls.export>;
  children?: ReactNode;
};

/** Title, range, warehouse and export of a statistics page. */
export function StatisticsHead({ title, purpose, shown, warehouse, onChange, exports, children }: HeadProps) {
  const { t } = useTranslation('statistics');
  const warehouses = useWarehouses();
  const start = useWrite(statisticsCalls.export, ['jobs'], { onDone: awaitTask });
  return (
    <PageHead
      title={title}
      purpose={purpose}
      actions={
        <div className="statistics-filters">
          {children}
          <Select
            aria-label={t('warehouse')}
            allowClear
            className="statistics-warehouse"
            popupMatchSelectWidth={false}
            placeholder={t('all_warehouses')}
            options={warehouses}
            value={warehouses.find(({ value }) => value === warehouse)?.value ?? null}
            onChange={(value: string | number | null | undefined) =>
              onChange({ warehouse_id: value ? String(value) : undefined, page: undefined })
            }
          />
          <MonthRange shown={shown} onChange={onChange} />
          <Button icon={<ExportOutlined aria-hidden />} loading={start.isPending} onClick={() => start.mutate(exports)}>
            {t('export')}
          </Button>
        </div>
      }
    />
  );
}

function MonthRange({ shown, onChange }: Pick<HeadProps, 'shown' | 'onChange'>) {
  const { t } = useTranslation('statistics');
  const value: [Dayjs, Dayjs] | null = shown ? [dayjs(`${shown.from}-01`), dayjs(`${shown.to}-01`)] : null;
  return (
    <DatePicker.RangePicker
      picker="month"
      allowClear={false}
      format={t('month_format')}
      aria-label={t('range')}
      value={value}
      maxDate={dayjs().endOf('month')}
      disabledDate={(day, { from }) => from !== undefined && Math.abs(day.diff(from, 'month')) >= MAX_MONTHS}
      onChange={(range) => {
        const [from, to] = range ?? [];
        if (from && to) onChange({ from: from.format('YYYY-MM'), to: to.format('YYYY-MM'), page: undefined });
      }}
    />
  );
}
