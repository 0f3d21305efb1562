import { ThunderboltOutlined } from '@ant-design/icons';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { EmptyState, ErrorState, Loading } from '@quayside/ui/feedback/states';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { navigateThen } from '@quayside/ui/kernel/unsaved';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ItemList } from './item-list.tsx';
import './my-work.css';
import { QueueTable } from './queue-table.tsx';
import { useWorkKeys } from './use-work-keys.ts';
import { WorkFigures } from './work-figures.tsx';
import { withProgress } from './work-progress.ts';

/** Asked again by itself while the page is visible. */
const EVERY_MS = 30_000;
const FIRST_ITEMS = 8;
const MOST_ITEMS = 50;

/** What waits for this role, most overdue first: the desk's landing page (STAFF-01, STAFF-02). */
export function MyWorkPage() {
  const { t } = useTranslation(['my-work', 'queues', 'desk-approvals']);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [limit, setLimit] = useState(FIRST_ITEMS);
  const mine = params.get('mine') === '1' ? 1 : 0;
  const options = { keepPrevious: true, pollMs: () => EVERY_MS, staleMs: 0 } as const;
  const queues = useRead(myWorkDeskCalls.queues, { mine }, options);
  const progress = useRead(myWorkDeskCalls.progress, {}, { ...options, silent: true }).data?.list ?? [];
  const items = useRead(myWorkDeskCalls.items, { mine, limit }, { ...options, silent: true });
  const list = items.data?.list ?? [];
  const open = (path: string) => navigateThen(() => navigate(path));
  const cursor = useWorkKeys({ queues: queues.data?.list ?? [], items: list, onOpen: open });
  const first = list[cursor];
  if (queues.isPending) return <Loading />;
  if (queues.data === undefined) return <ErrorState error={queues.error} onRetry={() => void queues.refetch()} />;
  const shown = withProgress(queues.data.list, progress);
  return (
    <div className="page work">
      <PageHead
        title={t('title')}
        purpose={t('purpose', { now: shanghaiText(queues.data.now) })}
        actions={
          <>
            <ScopeSwitch mine={mine} onChange={(value) => setParams(value === 1 ? { mine: '1' } : {}, { replace: true })} />
            <Button
              type="primary"
              icon={<ThunderboltOutlined aria-hidden />}
              disabled={first === undefined}
              onClick={() => first && open(first.path)}
            >
              {t('start')} <kbd>Enter</kbd>
            </Button>
          </>
        }
      />
      {queues.data.list.length === 0 ? (
        <section className="panel">
          <EmptyState title={t('clear_title')} hint={t('no_queues_hint')} />
        </section>
      ) : (
        <>
          <WorkFigures queues={shown} />
          <div className="work-parts">
            <QueueTable queues={shown} />
            <ItemList
              items={list}
              cursor={cursor}
              onMore={items.data?.has_more && limit < MOST_ITEMS ? () => setLimit(MOST_ITEMS) : null}
            />
          </div>
        </>
      )}
    </div>
  );
}

function ScopeSwitch({ mine, onChange }: { mine: 0 | 1; onChange: (mine: 0 | 1) => void }) {
  const { t } = useTranslation('my-work');
  const options = [
    { value: 0, label: t('all') },
    { value: 1, label: t('mine') },
  ] as const;
  return <Segmented<0 | 1> aria-label={t('scope')} value={mine} options={[...options]} onChange={onChange} />;
}

/** The provider's clock, because the targets go by it. */
function shanghaiText(now: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const locale = currentLanguage() === 'en' ? 'en-GB' : localeCode(currentLanguage());
  return new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: 'Asia/Shanghai' }).format(new Date(now));
}
