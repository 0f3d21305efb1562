import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type PickerProps = {
  id?: string | undefined;
  /** As 2026-11-15, the format of the calls. */
  value?: string | null | undefined;
  first?: string | undefined;
  last?: string | undefined;
  /** Once chosen it can be changed but not cleared. */
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
      // Enter takes the typed day without submitting the form.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))}
    />
  );
}
