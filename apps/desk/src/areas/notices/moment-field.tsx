import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';

type Props = {
  id?: string;
  value?: string | null;
  onChange?: (iso: string | null | undefined) => void;
  onBlur?: () => void;
  /** It may be empty. */
  isOptional?: boolean;
};

/** Date and time in the user's time zone, stored as a timestamp. */
export function MomentField({ id, value, onChange, onBlur, isOptional = false }: Props) {
  // Memoized: with a new object the calendar would drop the current selection.
  const moment = useMemo(() => (value === undefined || value === null ? null : dayjs(value)), [value]);
  return (
    <DatePicker
      {...(id === undefined ? {} : { id })}
      className="full-width"
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      allowClear={isOptional}
      value={moment}
      onChange={(day) => onChange?.(day?.toISOString() ?? (isOptional ? null : undefined))}
      onBlur={() => onBlur?.()}
    />
  );
}
