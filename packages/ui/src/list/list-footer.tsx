import { useTranslation } from 'react-i18next';
import { readerZone } from '../kernel/values.ts';
import { ListPager } from './list-pager.tsx';
import type { ListState } from './use-list-state.ts';

type Props = { count: number; shown: number; state: ListState; canSelect: boolean };

/** Under the rows: the keys, the time zone of the times above (once for the whole list), and the pages. */
export function ListFooter({ count, shown, state, canSelect }: Props) {
  const { t } = useTranslation();
  if (count === 0 || shown === 0) return null;
  const hints = [
    { keys: ['j', 'k'], text: t('keys.move_short') },
    ...(canSelect ? [{ keys: ['x'], text: t('keys.select_short') }] : []),
    { keys: ['Enter'], text: t('keys.open_short') },
    { keys: ['?'], text: t('keys.all_short') },
  ];
  return (
    <footer className="list-footer">
      <span className="list-keys desktop-only" aria-hidden>
        {hints.map(({ keys, text }) => (
          <span key={text} className="list-keys-hint">
            {keys.map((key) => (
              <kbd key={key} className="list-key">
                {key}
              </kbd>
            ))}
            {text}
          </span>
        ))}
      </span>
      <span className="list-zone">{t('list.zone', { zone: readerZone() })}</span>
      <ListPager count={count} state={state} />
    </footer>
  );
}
