import { Activity, memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRoutes, type Location, type RouteObject } from 'react-router';
import { usePreferences } from '../kernel/preferences.ts';
import { sameAddress, useTabs, type Tab } from '../kernel/tabs.ts';
import { forgetUnsaved, PaneContext, type Pane } from '../kernel/unsaved.ts';
import { PageBoundary } from '../feedback/page-boundary.tsx';
import { PageFooter } from '../shell/page-footer.tsx';
import { Loading } from '../feedback/states.tsx';

type HostProps = { routes: RouteObject[]; current: Tab | null; site: string; onRetry: () => void };

/**
 * Every open tab stays mounted inside its own Activity (SHELL-46). Which one is shown comes from the router's location, not from the tab
 * store: no frame shows the old page under the new address.
 */
export function TabHost({ routes, current, site, onRetry }: HostProps) {
  const stored = useTabs((tabs) => tabs.tabs);
  const mounted = useTabs((tabs) => tabs.mounted);
  const revisions = useTabs((tabs) => tabs.revisions);
  const tabs = current === null || stored.some((tab) => tab.key === current.key) ? stored : [...stored, current];
  return tabs.map((tab) => {
    const shown = tab.key === current?.key;
    if (!shown && (!tab.meta.keepAlive || !mounted.includes(tab.key))) return null;
    const location = shown && !sameAddress(tab.location, current.location) ? current.location : tab.location;
    return (
      <Activity key={`${tab.key}#${revisions[tab.key] ?? 0}`} mode={shown ? 'visible' : 'hidden'} name={tab.key}>
        <TabPane
          tabKey={tab.key}
          title={tab.title}
          keepAlive={tab.meta.keepAlive}
          location={location}
          routes={routes}
          site={site}
          onRetry={onRetry}
        />
      </Activity>
    );
  });
}

type PaneProps = {
  tabKey: string;
  title: string;
  keepAlive: boolean;
  location: Location;
  routes: RouteObject[];
  site: string;
  onRetry: () => void;
};

const TabPane = memo(function TabPane({ tabKey, title, keepAlive, location, routes, site, onRetry }: PaneProps) {
  const transition = usePreferences((chosen) => chosen.transitionName);
  const { box, hidden } = useKeptScroll();
  const pane = useMemo<Pane>(() => ({ key: tabKey, keepAlive, hidden }), [tabKey, keepAlive, hidden]);
  // A page that is not keepAlive is unmounted when it is left, and its unsaved changes are lost.
  useEffect(() => (keepAlive ? undefined : () => forgetUnsaved([tabKey])), [keepAlive, tabKey]);
  return (
    <PaneContext value={pane}>
      <div ref={box} className="tab-pane" data-enter={transition} role="tabpanel" tabIndex={0} id={`pane-${tabKey}`} aria-label={title}>
        <PageBoundary onRetry={onRetry}>
          <Suspense fallback={<Loading />}>
            <FrozenRoutes routes={routes} location={location} />
          </Suspense>
        </PageBoundary>
        <PageFooter site={site} />
      </div>
    </PaneContext>
  );
});

/** Restores each page's scroll position, whether the page scrolls itself or the whole window does. */
function useKeptScroll() {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useRef(false);
  const ownScroll = usePreferences((chosen) => chosen.fixedBody);
  const saved = useRef(0);
  // Layout effects of an Activity run on every reveal and are cleaned up before it is hidden; the children's own follow later.
  useLayoutEffect(() => {
    hidden.current = false;
    const element = ownScroll ? box.current : document.scrollingElement;
    if (element) element.scrollTop = saved.current;
    return () => {
      hidden.current = true;
      if (element) saved.current = element.scrollTop;
    };
  }, [ownScroll]);
  return { box, hidden };
}

/**
 * `useRoutes` with its own location gives the page that location, so the URL of a hidden tab stays its own. It also creates new
 * contexts at every navigation: the first element for each location is reused, or every hidden page would render again.
 */
function FrozenRoutes({ routes, location }: { routes: RouteObject[]; location: Location }) {
  const element = useRoutes(routes, location);
  const [frozen, freeze] = useState({ routes, location, element });
  if (frozen.routes === routes && frozen.location === location) return frozen.element;
  freeze({ routes, location, element });
  return element;
}
