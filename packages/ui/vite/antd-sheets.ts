import { createRequire } from 'node:module';
import type * as Cssinjs from '@ant-design/cssinjs';
import type * as Antd from 'antd';
import type { ThemeConfig } from 'antd';
import { createElement as e, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { partsOf, sheetNames, type SheetName } from './antd-parts.ts';

// Of their two builds Node can only run this one.
const load = createRequire(import.meta.url);
const { createCache, StyleProvider } = load('@ant-design/cssinjs') as typeof Cssinjs;
const antd = load('antd') as typeof Antd;

/** One style: whose it is, such as `Button-compact`, and the class it is for, such as `ant-btn`. */
export type Style = { name: string; prefix: string; css: string; order: number; effects: Readonly<Record<string, string>> };

/**
 * Ant Design's styles as they would be made in the browser. They name colours and sizes as variables, so they are the same in every
 * look; the first sheet that has a style has it alone.
 */
export function antdSheets(look: ThemeConfig = {}): ReadonlyMap<SheetName, readonly Style[]> {
  const known = new Set<string>();
  return new Map(
    sheetNames.map((sheet) => {
      const isNew = ({ name, prefix }: Style) => !known.has(`${name} ${prefix}`);
      const styles = stylesOf(partsOf[sheet](antd), look).filter(isNew);
      for (const { name, prefix } of styles) known.add(`${name} ${prefix}`);
      return [sheet, styles];
    }),
  );
}

function stylesOf(parts: readonly ReactNode[], look: ThemeConfig): Style[] {
  const cache = createCache();
  const provided = e(antd.ConfigProvider, { theme: { ...look, cssVar: { key: 'portal' }, hashed: false, zeroRuntime: false } }, ...parts);
  renderToString(e(StyleProvider, { cache, layer: true }, provided));
  return [...cache.cache].flatMap(([key, entry]) => {
    const [kind, , , name = '', prefix = ''] = key.split('%');
    if (kind !== 'style' || !entry) return [];
    // As useStyleRegister stores it.
    const [css, , effects, , order] = entry[1] as [string, string, Record<string, string>, boolean, number];
    return [{ name, prefix, css, order, effects }];
  });
}

/** In Ant Design's own order, and the animations they name. */
export function cssOf(styles: readonly Style[]): string {
  const sorted = styles.toSorted((a, b) => a.order - b.order);
  const effects = new Map(sorted.flatMap((style) => Object.entries(style.effects)));
  return [...sorted.map(({ css }) => css), ...effects.values()].join('\n');
}
