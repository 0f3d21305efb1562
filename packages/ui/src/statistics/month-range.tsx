import { MAX_MONTHS } from '@quayside/domain/statistics/months';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';

type RangeProps = { shown: { from: string; to: string } | undefined; onChange: (range: { from: string; to: string }) => void };

/** The months of a page. What is shown comes from the server: the URL may have no range. */
export function MonthRange({ shown, onChange }: RangeProps) {
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
        if (from && to) onChange({ from: from.format('YYYY-MM'), to: to.format('YYYY-MM') });
      }}
    />
  );
}
