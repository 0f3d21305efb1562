import type { MenuItem } from '@quayside/contract/kernel/menu';
import { parsePath, type Location } from 'react-router';
import { create } from 'zustand';
import { currentLanguage } from './i18n.ts';
import { firstPage, menuPages, titleOf } from './menu.ts';
import { usePreferences } from './preferences.ts';
import type { TabItem } from './theme-settings.ts';
import { forgetUnsaved, hasUnsaved } from './unsaved.ts';

/** An open page: what is stored of it, and its current URL. */
export type Tab = TabItem & { location: Location };
export type CloseScope = 'one' | 'left' | 'right' | 'others' | 'all';
export type CloseResult = { ok: true; go: string | null } | { ok: false; reason: 'cannot_close' | 'nothing' };

/** Paths that never get a tab (SHELL-24, D-99). */
const tabExceptions: ReadonlySet<string> = new Set(['/system/dictionary', '/system/organization', '/form/advanced']);
/** Maximum number of mounted pages; the least recently shown one is unmounted first and starts again when it is shown. */
export const MAX_KEPT_PAGES = 20;
/** Reloads a tab: `/redirect/orders` opens /orders fresh (SHELL-23). */
export const REDIRECT = '/redirect';

type TabStore = {
  tabs: readonly Tab[];
  active: string;
  /** A new revision remounts the page. Separate from the tabs: a closed tab is rendered until the router has navigated. */
  revisions: Readonly<Record<string, number>>;
  /** The names of the records that tabs show, by key. */
  names: Readonly<Record<string, string>>;
  /** Keys of the mounted pages, the last shown one at the end. */
  mounted: readonly string[];
  /** Where open tabs are stored for the next visit, if they are. */
  remembers: TabMemory | null;
};
/** Each app stores its own. */
export type TabMemory = 'tabs' | 'deskTabs';
const nothing: TabStore = { tabs: [], active: '', revisions: {}, names: {}, mounted: [], remembers: null };

export const useTabs = create<TabStore>()(() => nothing);

export function fullPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

export function sameAddress(a: Location, b: Location): boolean {
  return fullPath(a) === fullPath(b) && a.state === b.state;
}

/** One tab for each page, and one for each record of a detail page (`?id=`, D-98); filters do not open a new tab. */
export function tabKey({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const id = new URLSearchParams(search).get('id');
  return id === null ? pathname : `${pathname}?id=${id}`;
}

/** The tab of a URL, or null when it gets none: an exception, or no page of this account. */
export function tabOf(location: Location, menu: readonly MenuItem[]): Tab | null {
  if (tabExceptions.has(location.pathname)) return null;
  const page = menuPages(menu).find(({ item }) => item.path === location.pathname);
  if (!page) return null;
  const id = new URLSearchParams(location.search).get('id');
  const title = titleOf(page.item, currentLanguage());
  const key = tabKey(location);
  const named = useTabs.getState().names[key];
  return {
    key,
    fullPath: fullPath(location),
    path: location.pathname,
    title: named ?? (id === null ? title : `${title} ${id}`),
    closable: location.pathname !== firstPage(menu),
    meta: { keepAlive: page.item.meta.keep_alive },
    components: [page.component],
    location,
  };
}

function locationOf(path: string): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(path);
  return { pathname, search, hash, state: null, key: 'default' };
}

/** The tabs at start: home first, then the stored ones that are still pages of this account. */
export function restoreTabs(menu: readonly MenuItem[], remembers: TabMemory | null): void {
  const home = firstPage(menu);
  const items = remembers === null ? [] : usePreferences.getState()[remembers];
  useTabs.setState({ ...nothing, names: Object.fromEntries(items.filter(isNamed).map(({ key, title }) => [key, title])) });
  const { names } = useTabs.getState();
  const wanted = [...(home === null ? [] : [home]), ...items.map((tab) => tab.fullPath)].map((path) => tabOf(locationOf(path), menu));
  const tabs = wanted.filter((tab, at) => tab !== null && wanted.findIndex((other) => other?.key === tab.key) === at);
  useTabs.setState({ ...nothing, names, tabs: tabs.filter((tab) => tab !== null), remembers });
}

/** A record's tab that is not just numbered: its name is the same in every language. */
function isNamed({ key, title }: TabItem): boolean {
  const id = /\?id=(.+)$/.exec(key)?.[1];
  return id !== undefined && !title.endsWith(` ${id}`);
}

/** The tab of a record carries the record's own number or name, once it is loaded. */
export function nameTab(key: string, name: string): void {
  const { tabs, names } = useTabs.getState();
  // A closed tab is not named: the new name would open it again.
  if (names[key] === name || !tabs.some((tab) => tab.key === key)) return;
  change({ names: { ...names, [key]: name }, tabs: tabs.map((tab) => (tab.key === key ? { ...tab, title: name } : tab)) });
}

function change(next: Partial<TabStore>): void {
  const before = useTabs.getState().tabs;
  useTabs.setState(next);
  const { tabs, remembers } = useTabs.getState();
  if (remembers === null || tabs === before) return;
  usePreferences.getState().set({ [remembers]: tabs.map(itemOf) });
}

function itemOf({ key, fullPath: path, path: pathname, title, closable, meta, components }: Tab): TabItem {
  return { key, fullPath: path, path: pathname, title, closable, meta, components };
}

/** Shows a page in its tab, opening one when it has none. */
export function openTab(tab: Tab): void {
  const { tabs, active, mounted } = useTabs.getState();
  const old = tabs.find(({ key }) => key === tab.key);
  const alive = [...mounted.filter((key) => key !== tab.key), tab.key];
  const next = { active: tab.key, ...keepLatest(alive) };
  if (!old) return change({ ...next, tabs: [...tabs, tab] });
  // The same URL again (tab click, back button): keep the old object, or every mounted page would render again.
  if (sameAddress(old.location, tab.location) && old.title === tab.title) {
    if (active !== tab.key) change(next);
    return;
  }
  change({ ...next, tabs: tabs.map((one) => (one === old ? tab : one)) });
}

function keepLatest(alive: readonly string[]): Pick<TabStore, 'mounted'> {
  const gone = alive.slice(0, -MAX_KEPT_PAGES);
  // A page with unsaved changes is not unmounted; it goes when its tab is closed.
  const stays = gone.filter((key) => hasUnsaved(key));
  return { mounted: [...stays, ...alive.slice(-MAX_KEPT_PAGES)] };
}

export function reloadTab(key: string): void {
  forgetUnsaved([key]);
  const { revisions } = useTabs.getState();
  change({ revisions: { ...revisions, [key]: (revisions[key] ?? 0) + 1 } });
}

/** The tabs a close action removes, or why it removes none (SHELL-45, SHELL-48, SHELL-49, D-100). */
export function whatCloses(scope: CloseScope, key: string): Tab[] | 'cannot_close' | 'nothing' {
  const { tabs } = useTabs.getState();
  const at = tabs.findIndex((tab) => tab.key === key);
  const isMeant = (index: number) => {
    if (scope === 'one') return index === at;
    if (scope === 'left') return index < at;
    if (scope === 'right') return index > at;
    return scope === 'all' || index !== at;
  };
  const gone = tabs.filter((tab, index) => isMeant(index) && tab.closable);
  if (gone.length > 0) return gone;
  return scope === 'one' ? 'cannot_close' : 'nothing';
}

/** Closes tabs and returns where to go when the shown one was closed: to the one before it, or home (SHELL-47). */
export function closeTabs(scope: CloseScope, key: string): CloseResult {
  const gone = whatCloses(scope, key);
  if (!Array.isArray(gone)) return { ok: false, reason: gone };
  const { tabs, active, mounted } = useTabs.getState();
  const keys = new Set(gone.map((tab) => tab.key));
  const left = tabs.filter((tab) => !keys.has(tab.key));
  forgetUnsaved([...keys]);
  change({ tabs: left, mounted: mounted.filter((one) => !keys.has(one)) });
  if (!keys.has(active)) return { ok: true, go: null };
  const activeAt = tabs.findIndex((tab) => tab.key === active);
  const before = tabs.slice(0, activeAt).findLast((tab) => !keys.has(tab.key));
  const stays = scope === 'one' ? undefined : left.find((tab) => tab.key === key);
  const next = stays ?? before;
  return { ok: true, go: next ? next.fullPath : '/' };
}

/** Clears everything at sign-out, so the next user sees nothing of it. */
export function clearTabs(memory: TabMemory): void {
  usePreferences.getState().set({ [memory]: [] });
  useTabs.setState(nothing);
}

/** The URL to open for a page: its tab's current URL when one is open. */
export function pathInTab(path: string): string {
  return useTabs.getState().tabs.find((tab) => tab.key === path)?.fullPath ?? path;
}
