import { blockStates, type DockSlot } from '@quayside/contract/receiving/receiving.schemas';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { overBy, suggestMove } from './dock-days.ts';
import type { Proposal } from './propose-dialog.tsx';

type FootProps = { slots: readonly DockSlot[]; today: string; onPropose: (proposal: Proposal) => void };

/** What the colours mean, and the first period over its capacity with a block that could move. */
export function DockFoot({ slots, today, onPropose }: FootProps) {
  const { t } = useTranslation('desk-receiving');
  const move = suggestMove(slots, today);
  const weekday = new Intl.DateTimeFormat(localeCode(currentLanguage()), { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <footer className="dock-foot">
      <ul>
        {blockStates.map((state) => (
          <li key={state} data-state={state}>
            {t(`calendar.states.${state}`)}
          </li>
        ))}
      </ul>
      {move && (
        <p>
          {t('calendar.over', {
            day: weekday.format(new Date(move.from.day)),
            period: t(`calendar.${move.from.period}`),
            over: overBy(move.from).toFixed(1),
          })}
          : {move.block.customer_name} → {weekday.format(new Date(move.to.day))} {t(`calendar.${move.to.period}`)}{' '}
          <Button size="small" onClick={() => onPropose({ block: move.block, date: move.to.day, period: move.to.period })}>
            {t('calendar.propose_to')}
          </Button>
        </p>
      )}
    </footer>
  );
}
