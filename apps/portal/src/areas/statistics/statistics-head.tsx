import { ExportOutlined } from '@ant-design/icons';
import type { InputOf } from '@quayside/contract/kernel/call';
import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { PageHead } from '@quayside/ui/shell/page-head';
import { MonthRange } from '@quayside/ui/statistics/month-range';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import '@quayside/ui/statistics/statistics.css';

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
          <MonthRange shown={shown} onChange={(range) => onChange({ ...range, page: undefined })} />
          <Button icon={<ExportOutlined aria-hidden />} loading={start.isPending} onClick={() => start.mutate(exports)}>
            {t('export')}
          </Button>
        </div>
      }
    />
  );
}
