import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { currentLanguage } from '../kernel/i18n.ts';

/** Shown as in `dayText`; a day may also be typed as 2026-11-15. */
const dayFormats = { en: ['DD MMM YYYY', 'YYYY-MM-DD'], zh: ['YYYY/MM/DD', 'YYYY-MM-DD'] };

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
      format={dayFormats[currentLanguage() === 'en' ? 'en' : 'zh']}
      // Enter takes the typed day without submitting the form.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))}
    />
  );
}
