import { MAX_COLUMN, MIN_COLUMN, pageSizes } from './limits.ts';

export type Density = 'large' | 'middle' | 'small';
export type ColumnPin = 'start' | 'end' | 'none';
/** A user's columns of one list. Hidden ones are stored, so a column added later is visible. */
export type ColumnPreference = {
  hidden: readonly string[] | null;
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
  pins: Readonly<Record<string, ColumnPin>>;
};
export type ListPreference = ColumnPreference & { limit: number | null; density: Density };

export const headStyles = ['light', 'dark', 'primary'] as const;
export const sideStyles = ['dark', 'light'] as const;
export const layoutStyles = ['side', 'top', 'mix'] as const;
/** `mix` shows the first level in its own column. */
export const sideMenuStyles = ['default', 'mix'] as const;
export const tabStyles = ['default', 'dot', 'card'] as const; // SHELL-52
export const transitionNames = ['slide-right', 'slide-bottom', 'zoom-in', 'zoom-out', 'fade'] as const; // SHELL-53

/** An open tab as it is stored (SHELL-50). */
export type TabItem = {
  key: string;
  fullPath: string;
  path: string;
  title: string;
  closable: boolean;
  meta: { keepAlive: boolean };
  components: readonly string[];
};

/** All theme settings (SHELL-54), and others stored with them because the list of storage keys is fixed. */
export type ThemeSettings = {
  tabs: readonly TabItem[];
  collapse: boolean;
  sideNavCollapse: boolean;
  bodyFullscreen: boolean;
  showTabs: boolean;
  showFooter: boolean;
  headStyle: (typeof headStyles)[number];
  sideStyle: (typeof sideStyles)[number];
  layoutStyle: (typeof layoutStyles)[number];
  sideMenuStyle: (typeof sideMenuStyles)[number];
  tabStyle: (typeof tabStyles)[number];
  transitionName: (typeof transitionNames)[number];
  fixedHeader: boolean;
  fixedSidebar: boolean;
  fixedBody: boolean;
  bodyFull: boolean;
  logoAutoSize: boolean;
  colorfulIcon: boolean;
  sideUniqueOpen: boolean;
  weakMode: boolean;
  darkMode: boolean;
  /** Empty means the brand's own colour. */
  color: string;
  styleResponsive: boolean;
  compact: boolean;
  lists: Readonly<Record<string, ListPreference>>;
  /** Open tabs at the desk: the same browser may have both apps open. */
  deskTabs: readonly TabItem[];
};

/** SHELL-55, SHELL-56, D-102. */
export const themeDefaults: ThemeSettings = {
  tabs: [],
  collapse: false,
  sideNavCollapse: false,
  bodyFullscreen: false,
  showTabs: true,
  showFooter: true,
  headStyle: 'light',
  sideStyle: 'dark',
  layoutStyle: 'side',
  sideMenuStyle: 'default',
  tabStyle: 'default',
  transitionName: 'slide-right',
  fixedHeader: true,
  fixedSidebar: true,
  fixedBody: false,
  bodyFull: false,
  logoAutoSize: false,
  colorfulIcon: false,
  sideUniqueOpen: true,
  weakMode: false,
  darkMode: false,
  color: '',
  styleResponsive: true,
  compact: false,
  lists: {},
  deskTabs: [],
};
export const columnDefaults: ColumnPreference = { hidden: null, order: [], widths: {}, pins: {} };
export const listDefaults: ListPreference = { ...columnDefaults, limit: null, density: 'middle' };

const choices = {
  headStyle: headStyles,
  sideStyle: sideStyles,
  layoutStyle: layoutStyles,
  sideMenuStyle: sideMenuStyles,
  tabStyle: tabStyles,
  transitionName: transitionNames,
} as const;

/** Parses the stored settings key by key: missing, unknown or invalid values become their default. */
export function readTheme(stored: string | null): ThemeSettings {
  const from = parseObject(stored) ?? {};
  const read = Object.entries(themeDefaults).map(([name, usual]) => [name, readSetting(name, from[name], usual)]);
  // Each key is parsed by the type of its default.
  return Object.fromEntries(read) as ThemeSettings;
}

/** Stored data that cannot be parsed at all (SHELL-60). */
export function isBroken(stored: string | null): boolean {
  return stored !== null && parseObject(stored) === null;
}

function readSetting(name: string, value: unknown, usual: unknown): unknown {
  if (name === 'tabs' || name === 'deskTabs') return Array.isArray(value) ? value.filter(isTabItem) : [];
  if (name === 'lists') return readLists(objectOf(value));
  if (name === 'color') return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : usual;
  if (name in choices) {
    const known: readonly string[] = choices[name as keyof typeof choices]; // checked in the line above
    return known.find((one) => one === value) ?? usual;
  }
  return typeof value === 'boolean' ? value : usual;
}

function isTabItem(value: unknown): value is TabItem {
  const { key, fullPath, path, title, closable, meta, components } = objectOf(value);
  return (
    [key, fullPath, path, title].every((text) => typeof text === 'string') &&
    typeof closable === 'boolean' &&
    typeof objectOf(meta)['keepAlive'] === 'boolean' &&
    Array.isArray(components)
  );
}

function readLists(from: Record<string, unknown>): Record<string, ListPreference> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, readList(objectOf(value))]));
}

export function readList(from: Record<string, unknown>): ListPreference {
  const limit = pageSizes.find((size) => size === from['limit']) ?? null;
  const density = from['density'] === 'large' || from['density'] === 'small' ? from['density'] : 'middle';
  return { ...readColumns(from), limit, density };
}

/** Stored values that do not fit are dropped one by one. */
export function readColumns(from: Record<string, unknown>): ColumnPreference {
  const { hidden, order, widths, pins } = from;
  return {
    hidden: Array.isArray(hidden) ? namesIn(hidden) : null,
    order: Array.isArray(order) ? namesIn(order) : [],
    widths: entriesWith(widths, (value): value is number => typeof value === 'number' && value >= MIN_COLUMN && value <= MAX_COLUMN),
    pins: entriesWith(pins, (value): value is ColumnPin => value === 'start' || value === 'end' || value === 'none'),
  };
}

function namesIn(list: readonly unknown[]): string[] {
  return list.filter((name) => typeof name === 'string');
}

function entriesWith<Value>(from: unknown, fits: (value: unknown) => value is Value): Record<string, Value> {
  const entries = Object.entries(objectOf(from)).flatMap(([name, value]) => (fits(value) ? [[name, value] as const] : []));
  return Object.fromEntries(entries);
}

/** The stored object, or null when it is something else. */
export function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
