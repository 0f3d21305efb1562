import { FastColor } from '@ant-design/fast-color';
import { cleanup, screen } from '@testing-library/react';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { usePreferences } from '../kernel/preferences.ts';
import { showPage } from '../testing.tsx';
import { buildTheme } from './theme-provider.tsx';

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const { r, g, b } = new FastColor(color).toRgb();
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const looks = [
  { darkMode: false, weakMode: false },
  { darkMode: false, weakMode: true },
  { darkMode: true, weakMode: false },
  { darkMode: true, weakMode: true },
];

describe('the theme', () => {
  it.each(looks)('faults and buttons that destroy can be read: %o', (look) => {
    const built = buildTheme({ ...look, compact: false, color: '' });
    const token = theme.getDesignToken(built);
    for (const ground of [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout])
      expect(contrast(token.colorError, ground)).toBeGreaterThanOrEqual(4.5);
    const letters = built.components?.Button?.dangerColor ?? token.colorTextLightSolid;
    expect(contrast(letters, token.colorError)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(looks.flatMap((look) => ['', '#1f5eff', '#0f766e', '#b4540a'].map((color) => ({ ...look, color }))))(
    'a button can be read while it is pointed at and pressed: %o',
    (look) => {
      const built = buildTheme({ ...look, compact: false });
      const token = { ...theme.getDesignToken(built), ...built.components?.Button };
      const read = (letters: string, grounds: readonly string[]) => {
        for (const ground of grounds) expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
        expect(new Set(grounds).size).toBe(3);
      };
      read(token.colorTextLightSolid, [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive]);
      read(token.dangerColor ?? token.colorTextLightSolid, [token.colorError, token.colorErrorHover, token.colorErrorActive]);
    },
  );

  it.each(looks.flatMap((look) => ['', '#1f5eff', '#0f766e', '#b4540a'].map((color) => ({ ...look, color }))))(
    'a link can be read while it is pointed at and pressed: %o',
    (look) => {
      const token = theme.getDesignToken(buildTheme({ ...look, compact: false }));
      const letters = [token.colorLink, token.colorLinkHover, token.colorLinkActive];
      expect(new Set(letters).size).toBe(3);
      for (const letter of letters)
        for (const ground of [token.colorBgContainer, token.colorBgElevated]) expect(contrast(letter, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('SHELL-60 stored settings that cannot be read are message in a message, once', async () => {
    usePreferences.setState({ loadFailed: true });
    await showPage(<p>{'the page'}</p>);
    const message = 'Your theme settings could not be read. The defaults are shown.';
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByText('the page')).toBeTruthy();
    cleanup();
    document.body.innerHTML = '';
    await showPage(<p>{'the page'}</p>);
    expect(screen.queryByText(message)).toBeNull();
  });
});
