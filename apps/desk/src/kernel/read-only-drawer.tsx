import { Drawer } from 'antd';
import type { ReactNode } from 'react';

/** A drawer without controls: its content takes focus, so that the keyboard can scroll it. */
export function ReadOnlyDrawer({
  title,
  size,
  onClose,
  children,
}: {
  title: string;
  size: number;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Drawer open size={size} className="narrow-drawer" title={title} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus, or the keyboard cannot scroll it */}
      <section tabIndex={0} aria-label={title}>
        {children}
      </section>
    </Drawer>
  );
}
