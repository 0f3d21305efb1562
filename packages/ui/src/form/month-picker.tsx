import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type PickerProps = { id: string; /** As 2026-11. */ value: string; onChange: (month: string) => void };

/** One month, up to the current one. */
export function MonthPicker({ id, value, onChange }: PickerProps) {
  return (
    <DatePicker
      id={id}
      picker="month"
      allowClear={false}
      value={dayjs(`${value}-01`)}
      maxDate={dayjs()}
      onChange={(month) => month && onChange(month.format('YYYY-MM'))}
    />
  );
}
