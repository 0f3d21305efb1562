import { user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { harbourline, openPortal, press } from './testing.tsx';

const other = { ...harbourline, platform_type: 3 as const };
const signedOut = { isSignedIn: false };
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

const brandPages = [
  ['Simplified Chinese on the default brand', { language: 'zh_CN', brand: harbourline }, 'https://harbourline.example/cn'],
  ['English on the default brand', { language: 'en', brand: harbourline }, 'https://harbourline.example'],
  ['Simplified Chinese on another brand', { language: 'zh_CN', brand: other }, 'https://harbourline.example'],
] as const;
const guides = [
  ['en', 'User guide', 'https://help.example/en'],
  ['zh_CN', '使用指南', 'https://help.example/cn'],
] as const;

describe('the language of the reader', () => {
  it.each(brandPages)('SHELL-09 links shown in %s', async (_what, opening, site) => {
    await openPortal('/login', {}, { ...signedOut, ...opening });
    const nav = await screen.findByRole('navigation', { name: /Harbourline/ });
    expect(hrefs(within(nav).getAllByRole('link'))).toEqual([`${site}/terms`, `${site}/privacy`, `${site}/quote`]);
  });

  it('SHELL-12 the switch in the header lists only English and Simplified Chinese', async () => {
    await openPortal('/');
    await press('Language');
    const menu = await waitFor(() => screen.getAllByRole('menu').at(-1) ?? document.body);
    await waitFor(() =>
      expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((entry) => entry.textContent),
      ).toEqual(['English', '简体中文']),
    );
  });

  it('SHELL-12 the sign-in offers only English and Simplified Chinese', async () => {
    await openPortal('/login', {}, signedOut);
    await screen.findByLabelText('Email');
    expect([...document.querySelectorAll('.language-link')].map((link) => link.textContent)).toEqual(['English', '简体中文']);
  });

  it('SHELL-13 the switch stores the language and starts the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await openPortal('/login', {}, signedOut);
    await user.click(await screen.findByText('简体中文'));
    expect(localStorage.getItem('i18n-lang')).toBe('zh_CN');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(guides)('USER-07 in %s the help button leads to the outside guide in that language', async (language, name, href) => {
    await openPortal('/', {}, { language });
    const link = await screen.findByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
  });
});
