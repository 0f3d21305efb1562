import type { ReactNode } from 'react';
import './statistics.css';

/** A table wider than its panel: it scrolls by itself, also by the keyboard. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="statistics-table" aria-label={label} tabIndex={0}>
      <table>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </section>
  );
}
