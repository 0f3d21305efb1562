import type { DockBlock, DockSlot } from '@quayside/contract/receiving/receiving.schemas';
import { codeInNumber, periodHours } from '@quayside/domain/inbound/inbound-rules';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useTranslation } from 'react-i18next';
import { hiddenIn, isClosed, overBy, plusDays, weekOf } from './dock-days.ts';

type GridProps = {
  slots: readonly DockSlot[];
  start: string;
  days: number;
  today: string;
  onBlock: (block: DockBlock, slot: DockSlot) => void;
  onSlot: (slot: DockSlot) => void;
};

/** A row for each warehouse and period, a column for each day. Sunday is left out while it is closed and empty. */
export function DockGrid({ slots, start, days, today, onBlock, onSlot }: GridProps) {
  const { t } = useTranslation('desk-receiving');
  const all = Array.from({ length: days }, (_, at) => plusDays(start, at));
  const isIdle = (day: string) => slots.filter((slot) => slot.day === day).every((slot) => isClosed(slot) && slot.blocks.length === 0);
  const shown = days === 1 ? all : all.filter((day, at) => at < 6 || !isIdle(day));
  const rows = [...Map.groupBy(slots, ({ warehouse_id, period }) => `${warehouse_id} ${period}`).values()];
  const weekday = new Intl.DateTimeFormat(localeCode(currentLanguage()), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <div className="dock-scroll">
      <table className="dock-grid">
        <thead>
          <tr>
            <th scope="col">{t('calendar.week', { week: weekOf(start) })}</th>
            {shown.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {weekday.format(new Date(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...more]) =>
            first ? (
              <tr key={`${first.warehouse_id} ${first.period}`}>
                <th scope="row">
                  <strong>{localName({ name_en: first.warehouse_name_en, name_cn: first.warehouse_name_cn })}</strong>
                  <span>{t(`calendar.${first.period}`)}</span>
                  <span>{periodHours[first.period]}</span>
                </th>
                {[first, ...more]
                  .filter(({ day }) => shown.includes(day))
                  .map((slot) => (
                    <SlotCell key={slot.day} slot={slot} isToday={slot.day === today} onBlock={onBlock} onSlot={onSlot} />
                  ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { slot: DockSlot; isToday: boolean } & Pick<GridProps, 'onBlock' | 'onSlot'>;

function SlotCell({ slot, isToday, onBlock, onSlot }: CellProps) {
  const { t } = useTranslation('desk-receiving');
  const canChange = useCan('desk.receiving.capacity');
  const closed = isClosed(slot);
  const used = closed ? 0 : Math.min(100, (Number(slot.booked_m3) / Number(slot.capacity_m3)) * 100);
  const says = closed ? t('calendar.closed') : `${slot.booked_m3} / ${Number(slot.capacity_m3)} m³`;
  return (
    <td data-closed={(closed && slot.blocks.length === 0) || undefined} data-today={isToday || undefined}>
      <div className="dock-used" data-over={overBy(slot) > 0 || undefined}>
        {!closed && (
          <span className="dock-bar" aria-hidden>
            <i style={{ width: `${used}%` }} />
          </span>
        )}
        {canChange ? (
          <button type="button" className="plain-link" title={t('calendar.change_capacity')} onClick={() => onSlot(slot)}>
            {says}
          </button>
        ) : (
          <span>{says}</span>
        )}
      </div>
      {slot.blocks.map((block) => (
        <BlockButton key={`${block.customer_id} ${block.inbound_id}`} block={block} onOpen={() => onBlock(block, slot)} />
      ))}
      {hiddenIn(slot) > 0 && <span className="dock-more">{t('calendar.more', { count: hiddenIn(slot) })}</span>}
    </td>
  );
}

/** Customer, the last letters of the number, cartons, volume. */
export function BlockButton({ block, onOpen }: { block: DockBlock; onOpen: () => void }) {
  const { t } = useTranslation('desk-receiving');
  const code = codeInNumber(block.inbound_no);
  return (
    <button type="button" className="dock-block" data-state={block.state} title={t(`calendar.states.${block.state}`)} onClick={onOpen}>
      <strong>{block.customer_name}</strong>
      <span>{t('calendar.block', { code, boxes: block.box_quantity, volume: Number(block.volume_m3 ?? 0).toFixed(1) })}</span>
      {block.proposed_date !== null && block.proposed_period !== null && (
        <em>{t('calendar.proposed_mark', { date: block.proposed_date, period: t(`calendar.${block.proposed_period}`) })}</em>
      )}
    </button>
  );
}
