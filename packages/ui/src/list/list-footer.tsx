import { useTranslation } from 'react-i18next';
import { readerZone } from '../kernel/values.ts';
import { ListPager } from './list-pager.tsx';
import type { ListState } from './use-list-state.ts';

type Props = { count: number; shown: number; state: ListState; canSelect: boolean };

/** Under the rows: the keys, the time zone of the times above (once for the whole list), and the pages. */
export function ListFooter({ count, shown, state, canSelect }: Props) {
  const { t } = useTranslation();
  if (count === 0 || shown === 0) return null;
  return (
    <footer className="list-footer">
      <span className="list-keys desktop-only" aria-hidden>
        <kbd className="list-key">j</kbd>
        <kbd className="list-key">k</kbd> {t('keys.move_short')}
        {canSelect && (
          <>
            <kbd className="list-key">x</kbd> {t('keys.select_short')}
          </>
        )}
        <kbd className="list-key">Enter</kbd> {t('keys.open_short')}
        <kbd className="list-key">?</kbd> {t('keys.all_short')}
      </span>
      <span className="list-zone">{t('list.zone', { zone: readerZone() })}</span>
      <ListPager count={count} state={state} />
    </footer>
  );
}
