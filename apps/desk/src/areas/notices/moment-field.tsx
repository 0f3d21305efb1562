import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';

type Props = { id?: string; value?: string; onChange?: (iso: string | undefined) => void; onBlur?: () => void };

/** A day and a minute by the person's own clock, kept as the moment it stands for. */
export function MomentField({ id, value, onChange, onBlur }: Props) {
  // The same moment stays the same object: given another one, the calendar forgets what is being chosen.
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
