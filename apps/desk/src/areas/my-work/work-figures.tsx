import { shownCount } from '@quayside/ui/kernel/shown-count';
import { useTranslation } from 'react-i18next';
import { durationText } from './duration.ts';
import type { ShownQueue } from './work-progress.ts';

/** The four figures above the queues. */
export function WorkFigures({ queues }: { queues: readonly ShownQueue[] }) {
  const { t } = useTranslation(['my-work', 'queues']);
  const sum = (key: 'waiting' | 'late' | 'due' | 'cleared' | 'cleared_by_me') =>
    queues.reduce((total, queue) => total + (queue[key] ?? 0), 0);
  const overdue = Math.max(0, ...queues.map((queue) => (queue.oldest_minutes ?? 0) - queue.target_minutes));
  const [most] = queues.filter(({ due }) => due > 0).toSorted((a, b) => b.due - a.due);
  const late = sum('late');
  return (
    <dl className="panel work-figures">
      <Figure
        title={t('waiting')}
        value={sum('waiting')}
        note={t('waiting_in', { count: queues.filter(({ waiting }) => waiting > 0).length })}
      />
      <Figure title={t('late')} value={late} alert note={late > 0 ? t('late_by', { time: durationText(t, overdue) }) : t('late_none')} />
      <Figure
        title={t('due')}
        value={sum('due')}
        note={most ? t('due_most', { part: most.due, queue: t(most.queue, { ns: 'queues' }) }) : t('due_none')}
      />
      <Figure title={t('cleared')} value={sum('cleared')} note={t('cleared_by_me', { mine: sum('cleared_by_me') })} />
    </dl>
  );
}

function Figure({ title, value, note, alert = false }: { title: string; value: number; note: string; alert?: boolean }) {
  return (
    <div className="work-figure">
      <dt>{title}</dt>
      <dd className="work-figure-value" data-alert={(alert && value > 0) || undefined}>
        {shownCount(value)}
      </dd>
      <dd className="work-figure-note">{note}</dd>
    </div>
  );
}
