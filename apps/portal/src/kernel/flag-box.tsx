import { Checkbox } from 'antd';
import type { ReactNode } from 'react';

/** A checkbox for a field that is 0 or 1. The form sets value and onChange. */
export function FlagBox({
  value,
  onChange,
  id,
  children,
}: {
  value?: 0 | 1;
  onChange?: (flag: 0 | 1) => void;
  id?: string;
  children: ReactNode;
}) {
  return (
    <Checkbox {...(id === undefined ? {} : { id })} checked={value === 1} onChange={(event) => onChange?.(event.target.checked ? 1 : 0)}>
      {children}
    </Checkbox>
  );
}
