import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { PermissionsContext } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { WorkplaceCardsContext, type WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';
import { PageBoundary } from '@quayside/ui/feedback/page-boundary';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Skeleton } from 'antd';
import { createElement, lazy, Suspense, use, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';

/** The merchant's start page (SHELL-22). Every area adds its own card. */
export function WorkplacePage() {
  const { t } = useTranslation('dashboards');
  const cards = use(WorkplaceCardsContext);
  const permissions = use(PermissionsContext);
  const user = useRead(sessionsCalls.currentUser, {}, { silent: true, staleMs: Number.POSITIVE_INFINITY });
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const shown = cards.filter(({ permission }) => permission === undefined || permissions.includes(permission));
  return (
    <div className="page">
      <PageHead title={t(`hello.${part}`, { name: user.data?.name ?? '' })} purpose={t('purpose')} />
      <div className="workplace-cards">
        {shown.map((card) => (
          <div key={card.key} className="workplace-card" data-width={card.width}>
            <PageBoundary>
              <Suspense fallback={<CardSkeleton />}>
                <LazyCard card={card} />
              </Suspense>
            </PageBoundary>
          </div>
        ))}
      </div>
    </div>
  );
}

/** One lazy component per card, cached: React loses the state of a component that suspends before its first mount. */
const lazyCards = new WeakMap<WorkplaceCard, LazyExoticComponent<ComponentType>>();

function LazyCard({ card }: { card: WorkplaceCard }) {
  const known = lazyCards.get(card);
  const component = known ?? lazy(() => card.load().then((loaded) => ({ default: loaded })));
  if (!known) lazyCards.set(card, component);
  return createElement(component);
}

function CardSkeleton() {
  return (
    <div className="panel panel-body">
      <Skeleton active />
    </div>
  );
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
