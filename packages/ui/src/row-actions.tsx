import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import './list-page.css';

/** What can be done with one row of a list, side by side with room between. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className="row-actions">{children}</span>;
}

/** One of them. */
export function RowAction(action: Pick<ButtonProps, 'danger' | 'loading' | 'onClick' | 'children'>) {
  return <Button type="link" size="small" className="cell-link" {...action} />;
}
