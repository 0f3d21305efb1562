import { pageSizes } from '@quayside/contract/kernel/shapes';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export type Density = 'large' | 'middle' | 'small';
/** What a person chose for one list. Hidden columns are named, so a column added later is seen. */
export type ListPreference = { hidden: readonly string[] | null; limit: number | null; density: Density };

export type ThemeSettings = {
  darkMode: boolean;
  weakMode: boolean;
  compact: boolean;
  /** Empty means the brand's own. */
  color: string;
  collapse: boolean;
  /** Lives in here because the storage keys are a closed list (SHELL-61). */
  lists: Readonly<Record<string, ListPreference>>;
};

export const themeDefaults: ThemeSettings = { darkMode: false, weakMode: false, compact: false, color: '', collapse: false, lists: {} };
export const listDefaults: ListPreference = { hidden: null, limit: null, density: 'middle' };

const key = 'theme';

type Preferences = ThemeSettings & {
  set: (change: Partial<ThemeSettings>) => void;
  setList: (list: string, change: Partial<ListPreference>) => void;
};

export const usePreferences = create<Preferences>()((update, get) => {
  const apply = (change: Partial<ThemeSettings>) => {
    update(change);
    writeStored(key, JSON.stringify(settingsOf(get())));
  };
  return {
    ...readTheme(readStored(key)),
    set: apply,
    setList: (list, change) => {
      const { lists } = get();
      apply({ lists: { ...lists, [list]: { ...listDefaults, ...lists[list], ...change } } });
    },
  };
});

function settingsOf({ darkMode, weakMode, compact, color, collapse, lists }: ThemeSettings): ThemeSettings {
  return { darkMode, weakMode, compact, color, collapse, lists };
}

/** Reads what is stored, field by field: whatever is missing, foreign or broken becomes its default. */
export function readTheme(stored: string | null): ThemeSettings {
  const from = parseObject(stored);
  const flag = (name: keyof ThemeSettings) => from[name] === true;
  const color = typeof from.color === 'string' && /^#[0-9a-f]{6}$/i.test(from.color) ? from.color : '';
  const lists = Object.entries(objectOf(from.lists)).map(([name, value]) => [name, readList(objectOf(value))]);
  return {
    darkMode: flag('darkMode'),
    weakMode: flag('weakMode'),
    compact: flag('compact'),
    color,
    collapse: flag('collapse'),
    lists: Object.fromEntries(lists) as Record<string, ListPreference>, // built two lines above
  };
}

function readList(from: Record<string, unknown>): ListPreference {
  const hidden = Array.isArray(from.hidden) ? from.hidden.filter((name) => typeof name === 'string') : null;
  const limit = pageSizes.find((size) => size === from.limit) ?? null;
  const density = from.density === 'large' || from.density === 'small' ? from.density : 'middle';
  return { hidden, limit, density };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  // An object's keys are strings and its values unknown: exactly this type.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
