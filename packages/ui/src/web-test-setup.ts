import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, inject, vi } from 'vitest';
import { useBrand } from './kernel/brand.ts';
import { useContentSize } from './kernel/content-size.ts';
import { usePreferences } from './kernel/preferences.ts';
import { useSavedViews } from './kernel/list-settings.ts';
import { usePrompts } from './kernel/prompts.ts';
import { useTabs } from './kernel/tabs.ts';
import { useTaskTray } from './kernel/tasks.ts';
import { themeDefaults } from './kernel/theme-settings.ts';
import { useUnsaved } from './kernel/unsaved.ts';

// The files of a worker share modules and document (`isolate: false`): everything a test changes is undone here, for every file.

// Timeout for elements that a busy machine renders late.
configure({ asyncUtilTimeout: 40_000 });

// happy-dom matches every rule of every sheet against every ancestor for each role query. Without sheets, computed styles come
// from the element's own style attribute and the defaults of its tag.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });

const builtStyles = new Set(inject('builtStyles'));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetStores();
  resetDocument();
  expectBuiltStyles();
});

/** Here Ant Design makes its styles while it draws. The built apps have only those of antd-parts.ts. */
function expectBuiltStyles(): void {
  const missing: string[] = [];
  for (const style of document.head.querySelectorAll<HTMLStyleElement>('style[data-cache-path^="|layer|"]:not([data-seen])')) {
    // Style sheets stay: only the test that brought one answers for it.
    style.dataset.seen = '';
    const name = style.dataset.cachePath?.split('|').slice(2, 4).join('|') ?? '';
    if (style.textContent !== '' && !builtStyles.has(name)) missing.push(name);
  }
  expect(missing, 'styles that no part of antd-parts.ts has').toEqual([]);
}

function resetStores(): void {
  usePreferences.setState({ ...themeDefaults, loadFailed: false, changing: false });
  useBrand.setState(useBrand.getInitialState());
  useSavedViews.setState(useSavedViews.getInitialState());
  useContentSize.setState(useContentSize.getInitialState());
  usePrompts.setState(usePrompts.getInitialState());
  useTabs.setState(useTabs.getInitialState());
  useTaskTray.setState(useTaskTray.getInitialState());
  useUnsaved.setState({ dirty: new Map(), pending: null });
}

function resetDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.innerHTML = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // Style sheets stay: the component library caches that it has inserted them.
  for (const link of document.head.querySelectorAll('link')) link.remove();
  document.documentElement.scrollTop = 0;
}
