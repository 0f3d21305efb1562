import { useTranslation } from 'react-i18next';
import { MOBILE, useMedia } from '../kernel/media.ts';
import type { ListColumn } from './list-types.ts';
import { titleOf } from './list-table.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** Rows as high and columns as wide as the real ones: nothing moves when the data arrives. */
export function ListSkeleton<Row>({ columns, density }: { columns: readonly ListColumn<Row>[]; density: string }) {
  const { t } = useTranslation();
  const mobile = useMedia(MOBILE);
  return (
    <output className={`list-skeleton list-table-${density}`} aria-label={t('loading')}>
      {!mobile && (
        <span className="list-skeleton-head" aria-hidden>
          {columns.map((column) => (
            <span key={column.key} style={{ flexGrow: column.width, flexBasis: 0 }}>
              {titleOf(column)}
            </span>
          ))}
        </span>
      )}
      {rows.map((row) => (
        <span key={row} className="list-skeleton-row" aria-hidden>
          {columns.slice(0, mobile ? 2 : columns.length).map((column) => (
            <span key={column.key} style={{ flexGrow: column.width, flexBasis: 0 }}>
              <span className="skeleton-bar" />
              <span className="skeleton-bar skeleton-bar-short" />
            </span>
          ))}
        </span>
      ))}
    </output>
  );
}
