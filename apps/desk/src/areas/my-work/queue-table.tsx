import { queueGroups } from '@quayside/contract/kernel/area';
import { shownCount } from '@quayside/ui/kernel/shown-count';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { durationText } from './duration.ts';
import type { ShownQueue } from './work-progress.ts';

/** The tenth queue has the key 0. */
export function keyOfQueue(at: number): string | null {
  return at < 10 ? String((at + 1) % 10) : null;
}

/** The queues by group; a digit opens one. */
export function QueueTable({ queues }: { queues: readonly ShownQueue[] }) {
  const { t } = useTranslation('my-work');
  const keys = new Map(queues.map(({ queue }, at) => [queue, keyOfQueue(at)]));
  return (
    <section className="panel work-queues">
      <table>
        <caption className="sr-only">{t('queues')}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('queue')}
            </th>
            <th scope="col" className="work-number">
              {t('waiting')}
            </th>
            <th scope="col" className="work-age">
              {t('age')}
            </th>
            <th scope="col">{t('oldest')}</th>
            <th scope="col">{t('workers')}</th>
            <th scope="col" className="work-number work-done">
              {t('done')}
            </th>
          </tr>
        </thead>
        {queueGroups.map((group) => {
          const own = queues.filter((queue) => queue.group === group);
          if (own.length === 0) return null;
          return (
            <tbody key={group}>
              <tr className="work-group">
                <th scope="rowgroup" colSpan={7}>
                  {t(`group.${group}`)} <span>{shownCount(own.reduce((sum, { waiting }) => sum + waiting, 0))}</span>
                </th>
              </tr>
              {own.map((queue) => (
                <QueueRow key={queue.queue} queue={queue} digit={keys.get(queue.queue) ?? null} />
              ))}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

function QueueRow({ queue, digit }: { queue: ShownQueue; digit: string | null }) {
  const { t } = useTranslation(['my-work', 'queues']);
  const { waiting, late, oldest_minutes, target_minutes } = queue;
  return (
    <tr data-empty={waiting === 0 || undefined}>
      <td className="work-key">{digit !== null && <kbd>{digit}</kbd>}</td>
      <th scope="row">
        <Link to={queue.path}>{t(queue.queue, { ns: 'queues' })}</Link>
      </th>
      <td className="work-number work-waiting">{shownCount(waiting)}</td>
      <td className="work-age">{waiting > 0 && <AgeBar queue={queue} />}</td>
      <td className="work-oldest">
        {oldest_minutes !== null && (
          <>
            <span data-late={oldest_minutes > target_minutes || undefined}>{durationText(t, oldest_minutes)}</span>
            {' / '}
          </>
        )}
        {durationText(t, target_minutes)}
      </td>
      <td>
        <Workers queue={queue} />
        {late > 0 && <span className="work-late">{t('late_count', { late: shownCount(late) })}</span>}
      </td>
      <td className="work-number work-done">{queue.cleared}</td>
    </tr>
  );
}

/** Late, due within the hour, in time. */
function AgeBar({ queue: { waiting, late, due } }: { queue: ShownQueue }) {
  const { t } = useTranslation('my-work');
  const fine = waiting - late - due;
  const words = t('age_words', { late, due, fine });
  return (
    <span className="work-bar" title={words}>
      <span className="sr-only">{words}</span>
      {late > 0 && <span data-part="late" style={{ flexGrow: late }} />}
      {due > 0 && <span data-part="due" style={{ flexGrow: due }} />}
      {fine > 0 && <span data-part="fine" style={{ flexGrow: fine }} />}
    </span>
  );
}

const MOST_SHOWN = 3;

function Workers({ queue: { workers, waiting } }: { queue: ShownQueue }) {
  const { t } = useTranslation('my-work');
  if (workers.length === 0) return waiting > 0 ? <span className="work-nobody">{t('nobody')}</span> : null;
  const words = workers.join(', ');
  return (
    <span className="work-people" title={words}>
      <span className="sr-only">{words}</span>
      {workers.slice(0, MOST_SHOWN).map((name) => (
        <span key={name} className="work-person" aria-hidden>
          {[...name][0]?.toUpperCase()}
        </span>
      ))}
      {workers.length > MOST_SHOWN && <span aria-hidden>+{workers.length - MOST_SHOWN}</span>}
    </span>
  );
}
