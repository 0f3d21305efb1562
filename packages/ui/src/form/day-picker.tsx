import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type PickerProps = {
  id?: string | undefined;
  /** As 2026-11-15, the way the calls want it. */
  value?: string | null | undefined;
  first?: string | undefined;
  last?: string | undefined;
  /** Once chosen it can only be changed. */
  required?: boolean | undefined;
  onChange?: (day: string | undefined) => void;
};

/** One day; days before the first and after the last cannot be chosen. */
export function DayPicker({ id, value, first, last, required = false, onChange }: PickerProps) {
  return (
    <DatePicker
      {...(id === undefined ? {} : { id })}
      {...(first === undefined ? {} : { minDate: dayjs(first) })}
      {...(last === undefined ? {} : { maxDate: dayjs(last) })}
      allowClear={!required}
      // Enter takes the day that was typed. It does not send the form around it as well.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))}
    />
  );
}
