import { create } from 'zustand';
import { readStored, removeStored, writeStored } from './storage.ts';
import {
  isBroken,
  listDefaults,
  parseObject,
  readTheme,
  themeDefaults,
  type ListPreference,
  type ThemeSettings,
} from './theme-settings.ts';

const key = 'theme';
const CHANGING_MS = 100; // SHELL-65

type Preferences = ThemeSettings & {
  /** The stored settings could not be read: the user is notified once (SHELL-60). */
  loadFailed: boolean;
  /** True while a theme change renders: transitions are off, so that all colours change at once. */
  changing: boolean;
  set: (change: Partial<ThemeSettings>) => void;
  setList: (list: string, change: Partial<ListPreference>) => void;
  reset: () => void;
};

const looks: ReadonlySet<string> = new Set(['darkMode', 'weakMode', 'color', 'compact', 'headStyle', 'sideStyle']);

export const usePreferences = create<Preferences>()((update, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flagChange = () => {
    update({ changing: true });
    clearTimeout(timer);
    timer = setTimeout(() => update({ changing: false }), CHANGING_MS);
  };
  const apply = (change: Partial<ThemeSettings>) => {
    if (Object.keys(change).some((name) => looks.has(name))) flagChange();
    update(change);
    save(change);
  };
  const stored = readStored(key);
  return {
    ...readTheme(stored),
    loadFailed: isBroken(stored),
    changing: false,
    set: apply,
    setList: (list, change) => {
      const { lists } = get();
      apply({ lists: { ...lists, [list]: { ...listDefaults, ...lists[list], ...change } } });
    },
    reset: () => {
      const { tabs, deskTabs, lists } = get();
      removeStored(key);
      flagChange();
      update({ ...themeDefaults, tabs, deskTabs, lists });
      // Open tabs and list columns are not part of the theme.
      save({ tabs, deskTabs, lists });
    },
  };
});

/** Writes only the changed keys (SHELL-57), so changes from another window are not overwritten. */
function save(change: Partial<ThemeSettings>): void {
  writeStored(key, JSON.stringify({ ...parseObject(readStored(key)), ...change }));
}
