import type { Monitor } from '@quayside/contract/statistics/dashboards.schemas';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Figures } from '../display/figures.tsx';
import { currentLanguage } from '../kernel/i18n.ts';
import { momentText } from '../kernel/values.ts';
import { exactText } from '../kernel/figure-texts.ts';
import './statistics.css';

/** Every so often; the old figures stay until the new ones are there, and nothing is asked while the window is hidden. */
export const MONITOR_POLL_MS = 15_000;

const ages = ['in_time', 'due_soon', 'late', 'very_late', 'unknown'] as const;
const tones: Partial<Record<string, 'warning' | 'error'>> = {
  due_soon: 'warning',
  late: 'error',
  very_late: 'error',
  overdue: 'error',
  failed: 'error',
};

type ViewProps = {
  data: Monitor;
  statusLink?: (status: string) => string;
  links?: Partial<Record<'exceptions' | 'inbound' | 'jobs', string>>;
};

/** What is happening now, for a merchant and for the provider. */
export function MonitorView({ data, statusLink, links = {} }: ViewProps) {
  const { t } = useTranslation(['statistics', 'order-status']);
  return (
    <>
      <p className="quiet monitor-at">{t('monitor.at', { at: momentText(data.at, currentLanguage(), true) })}</p>
      <Part
        title={t('monitor.statuses')}
        counts={data.statuses.map(({ status, count }) => [status, t(status, { ns: 'order-status' }), count, statusLink?.(status)])}
      />
      <Part
        title={t('monitor.ageing')}
        note={t('monitor.ageing_note')}
        counts={ages.map((age) => [age, t(`monitor.age.${age}`), data.ageing[age]])}
      />
      <Part
        title={t('monitor.exceptions')}
        counts={(['awaiting_reply', 'overdue', 'replied'] as const).map((key) => [
          key,
          t(`monitor.exception.${key}`),
          data.exceptions[key],
          links.exceptions,
        ])}
      />
      <Part
        title={t('monitor.inbound')}
        counts={(['to_confirm', 'on_the_way', 'arriving_today', 'in_warehouse'] as const).map((key) => [
          key,
          t(`monitor.inbounds.${key}`),
          data.inbound[key],
          links.inbound,
        ])}
      />
      <Part
        title={t('monitor.jobs')}
        counts={(['waiting', 'running', 'failed'] as const).map((key) => [key, t(`monitor.job.${key}`), data.jobs[key], links.jobs])}
      />
    </>
  );
}

type Count = readonly [key: string, label: string, count: number, to?: string | undefined];

function Part({ title, note, counts }: { title: string; note?: ReactNode; counts: readonly Count[] }) {
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        {note && <span className="quiet">{note}</span>}
      </div>
      <Figures
        figures={counts.map(([key, label, count, to]) => ({ key, label, value: <Shown count={count} tone={tones[key]} to={to} /> }))}
      />
    </section>
  );
}

function Shown({ count, tone, to }: { count: number; tone: 'warning' | 'error' | undefined; to: string | undefined }) {
  const text = exactText(String(count));
  const marked = count > 0 && tone ? tone : 'none';
  return (
    <span className="monitor-count" data-tone={marked}>
      {to === undefined || count === 0 ? text : <Link to={to}>{text}</Link>}
    </span>
  );
}
