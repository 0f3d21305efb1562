import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import './list-page.css';

/** What can be done with one row of a list, side by side with room between. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className="row-actions">{children}</span>;
}

type RowActionProps = Pick<ButtonProps, 'danger' | 'loading' | 'onClick' | 'children'> & {
  /** Why it cannot be done with this row: the action is greyed and says so. */
  whyNot?: string | null;
};

/** One of them. */
export function RowAction({ whyNot = null, ...action }: RowActionProps) {
  const refused = whyNot === null ? {} : { disabled: true, title: whyNot };
  return <Button type="link" size="small" className="cell-link" {...action} {...refused} />;
}
