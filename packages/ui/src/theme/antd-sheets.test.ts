import { describe, expect, it } from 'vitest';
import { antdSheets, cssOf } from '../../vite/antd-sheets.ts';
import { buildTheme } from './theme-provider.tsx';

const looks = [true, false].flatMap((darkMode) =>
  [true, false].flatMap((weakMode) =>
    [true, false].flatMap((compact) => ['', '#b4540a'].map((color) => ({ darkMode, weakMode, compact, color }))),
  ),
);

describe('the style sheets of the build', () => {
  const sheets = [...antdSheets().values()];

  it.each(looks)('are the same in every look: %o', (look) => {
    expect([...antdSheets(buildTheme(look)).values()]).toEqual(sheets);
  });

  it('have every style once, and the animations of all of them', () => {
    const names = sheets.flat().map(({ name, prefix }) => `${name}|${prefix}`);
    expect(names).toContain('Button-compact|ant-btn');
    expect(new Set(names).size).toBe(names.length);
    for (const styles of sheets) {
      const css = cssOf(styles);
      for (const [, animation = ''] of css.matchAll(/animation-name:(ant[\w-]+)/g)) expect(css).toContain(`@keyframes ${animation}`);
    }
  });
});
