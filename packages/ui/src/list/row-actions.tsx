import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import './list-rows.css';

/** The actions of one row, side by side. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className="row-actions">{children}</span>;
}

type RowActionProps = Pick<ButtonProps, 'danger' | 'loading' | 'onClick' | 'children'> & {
  /** Why the action is not possible for this row: it is disabled and shows this. */
  whyNot?: string | null;
};

export function RowAction({ whyNot = null, ...action }: RowActionProps) {
  const refused = whyNot === null ? {} : { disabled: true, title: whyNot };
  return <Button type="link" size="small" className="cell-link" {...action} {...refused} />;
}
