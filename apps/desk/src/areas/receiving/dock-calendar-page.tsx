import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { DockBlock, DockSlot } from '@quayside/contract/receiving/receiving.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { today as readToday } from '@quayside/ui/kernel/today';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, Segmented, Select, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { CapacityDialog } from './capacity-dialog.tsx';
import { DockFoot } from './dock-foot.tsx';
import { DockGrid } from './dock-grid.tsx';
import { DockList } from './dock-list.tsx';
import { mondayOf, plusDays } from './dock-days.ts';
import { ProposeDialog, type Proposal } from './propose-dialog.tsx';
import './receiving.css';
import { WalkIn } from './walk-in.tsx';

const views = ['day', 'week', 'list'] as const;
type View = (typeof views)[number];
const WEEK = 7;
const POLL_MS = 30_000;

/** Week × warehouse × period: what is announced of each capacity (d-dock-calendar). */
export function DockCalendarPage() {
  const { t } = useTranslation('desk-receiving');
  const today = readToday();
  const [view, setView] = useState<View>('week');
  const [start, setStart] = useState(() => mondayOf(today));
  const [warehouse_id, setWarehouse] = useState<number | null>(null);
  const [proposed, propose] = useState<Proposal | null>(null);
  const [slot, edit] = useState<DockSlot | null>(null);
  const [isWalkIn, walkIn] = useState(false);
  const days = view === 'day' ? 1 : WEEK;
  const changeView = (next: View) => {
    setView(next);
    setStart(next === 'day' ? today : mondayOf(start));
  };
  const input = { from: start, days, ...(warehouse_id === null ? {} : { warehouse_id }) };
  const read = useRead(receivingDeskCalls.deskCalendar, input, { pollMs: () => POLL_MS, keepPrevious: true });
  const slots = read.data?.slots ?? [];
  const onBlock = (block: DockBlock, from: DockSlot) => propose({ block, date: from.day, period: from.period });
  return (
    <div className="page">
      <PageHead
        title={t('calendar.title')}
        purpose={<TodayLine slots={slots} today={today} />}
        actions={
          <DockTools view={view} onView={changeView} start={start} onStart={setStart} warehouse={warehouse_id} onWarehouse={setWarehouse}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => walkIn(true)}>
              {t('calendar.walk_in')}
            </Button>
          </DockTools>
        }
      />
      {read.isLoadingError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton active />}
      {read.data && (
        <section className="dock-card">
          {view === 'list' ? (
            <DockList slots={slots} onBlock={onBlock} />
          ) : (
            <DockGrid slots={slots} start={start} days={days} today={today} onBlock={onBlock} onSlot={edit} />
          )}
          <DockFoot slots={slots} today={today} onPropose={propose} />
        </section>
      )}
      {proposed && <ProposeDialog proposal={proposed} onClose={() => propose(null)} />}
      {slot && <CapacityDialog slot={slot} onClose={() => edit(null)} />}
      {isWalkIn && <WalkIn onClose={() => walkIn(false)} />}
    </div>
  );
}

type ToolProps = {
  view: View;
  onView: (view: View) => void;
  start: string;
  onStart: (day: string) => void;
  warehouse: number | null;
  onWarehouse: (id: number | null) => void;
  children: ReactNode;
};

function DockTools({ view, onView, start, onStart, warehouse, onWarehouse, children }: ToolProps) {
  const { t } = useTranslation('desk-receiving');
  const days = view === 'day' ? 1 : WEEK;
  return (
    <div className="dock-tools">
      <Select<number | null>
        value={warehouse}
        aria-label={t('warehouse')}
        onChange={onWarehouse}
        options={[{ value: null, label: t('calendar.all_warehouses') }, ...useWarehouseOptions()]}
      />
      <Segmented<View> value={view} onChange={onView} options={views.map((value) => ({ value, label: t(`calendar.views.${value}`) }))} />
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t('calendar.previous')} onClick={() => onStart(plusDays(start, -days))} />
      <Button onClick={() => onStart(view === 'day' ? readToday() : mondayOf(readToday()))}>{t('calendar.today')}</Button>
      <Button icon={<RightOutlined aria-hidden />} aria-label={t('calendar.following')} onClick={() => onStart(plusDays(start, days))} />
      {children}
    </div>
  );
}

function TodayLine({ slots, today }: { slots: readonly DockSlot[]; today: string }) {
  const { t } = useTranslation('desk-receiving');
  const now = slots.filter(({ day }) => day === today);
  if (now.length === 0) return null;
  const sum = (key: 'booked_m3' | 'capacity_m3' | 'appointments' | 'arrived' | 'late') =>
    now.reduce((total, slot) => total + Number(slot[key]), 0);
  const late = sum('late');
  const line = t('calendar.today_line', {
    here: sum('arrived'),
    all: sum('appointments'),
    booked: sum('booked_m3').toFixed(1),
    capacity: sum('capacity_m3').toFixed(1),
  });
  return late === 0 ? line : `${line}, ${t('calendar.today_late', { count: late })}`;
}
