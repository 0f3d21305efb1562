import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';

type Props = { id?: string; value?: string; onChange?: (iso: string | undefined) => void; onBlur?: () => void };

/** Date and time in the user's time zone, stored as a timestamp. */
export function MomentField({ id, value, onChange, onBlur }: Props) {
  // Memoized: with a new object the calendar would drop the current selection.
  const moment = useMemo(() => (value === undefined ? null : dayjs(value)), [value]);
  return (
    <DatePicker
      {...(id === undefined ? {} : { id })}
      className="full-width"
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      allowClear={false}
      value={moment}
      onChange={(day) => onChange?.(day?.toISOString())}
      onBlur={() => onBlur?.()}
    />
  );
}
