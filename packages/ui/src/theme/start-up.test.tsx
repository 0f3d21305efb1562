import { render, screen } from '@testing-library/react';
import enUS from 'antd/locale/en_US';
import { theme } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { initTexts } from '../kernel/i18n.ts';

function Tokens() {
  const { token } = theme.useToken();
  return <i data-testid="tokens" title={[token.colorPrimary, token.colorBgContainer, token.colorSuccess].join(' ')} />;
}

/** Starts the app again with this in its storage. */
async function start(stored: string) {
  localStorage.setItem('theme', stored);
  await initTexts('en');
  vi.resetModules();
  const { ThemeProvider } = await import('./theme-provider.tsx');
  render(
    <ThemeProvider locale={enUS} brandColor="#2156e4">
      <Tokens />
    </ThemeProvider>,
  );
  const { documentElement } = document;
  return {
    isDark: documentElement.hasAttribute('data-dark'),
    isWeak: documentElement.hasAttribute('data-weak'),
    colors: screen.getByTestId('tokens').title,
  };
}
const defaults = { isDark: false, isWeak: false, colors: '#2156e4 #ffffff #52c41a' };
const broken = ['{', 'null', '[1]'];

const saved: [string, unknown, typeof defaults][] = [
  ['darkMode', true, { ...defaults, isDark: true, colors: '#1f4cc5 #171a20 #49aa19' }],
  ['weakMode', true, { ...defaults, isWeak: true, colors: '#2156e4 #ffffff #0072b2' }],
  ['color', '#0d8a6a', { ...defaults, colors: '#0d8a6a #ffffff #52c41a' }],
];

describe('start-up', () => {
  it.each(saved)('SHELL-59 the saved %s is applied to what is drawn', async (name, value, drawn) => {
    expect(await start(JSON.stringify({ [name]: value }))).toEqual(drawn);
  });

  it('SHELL-59 nothing saved draws the defaults', async () => {
    expect(await start('{}')).toEqual(defaults);
  });

  it.each(broken)('SHELL-60 %s in storage cannot be read: the defaults are drawn and a message says so', async (stored) => {
    expect(await start(stored)).toEqual(defaults);
    expect(await screen.findByText('Your theme settings could not be read. The defaults are shown.')).toBeTruthy();
  });
});
