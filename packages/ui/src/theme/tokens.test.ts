import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastColor } from '@ant-design/fast-color';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { buildTheme } from './theme-provider.tsx';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const brand = '#2156e4'; // the colour tokens.css falls back to

/** The declarations of one rule; colours mixed from the brand are computed as the browser does. */
function declared(selector: string): Record<string, string> {
  const [, body = ''] = css.split(`${selector} {`);
  const lines = (body.split('}')[0] ?? '').matchAll(/--ant-([a-z-]+): (.+);/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, new FastColor(colorOf(value)).toHexString()]));
}

function colorOf(value: string): string {
  const plain = value.replaceAll('var(--brand, #2156e4)', brand);
  const mix = /color-mix\(in srgb, (#[0-9a-f]+) (\d+)%, (#[0-9a-f]+)\)/;
  const found = mix.exec(plain);
  if (!found) return plain;
  const [whole, first = '', percent = '', second = ''] = found;
  return colorOf(plain.replace(whole, new FastColor(second).mix(first, Number(percent)).toHexString()));
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('the tokens of pages without Ant Design', () => {
  it.each([
    ['light', false, '.splash'],
    ['dark', true, '[data-dark] :is(.plain-root, .splash)'],
  ] as const)('are those of the theme, %s', (_name, darkMode, selector) => {
    const tokens = theme.getDesignToken(buildTheme({ darkMode, weakMode: false, compact: false, color: brand }));
    const ours = declared(selector);
    expect(Object.keys(ours).length).toBeGreaterThan(8);
    const theirs = Object.keys(ours).map((name) => [name, new FastColor(String(Reflect.get(tokens, camel(name)))).toHexString()]);
    expect(ours).toEqual(Object.fromEntries(theirs));
  });
});
