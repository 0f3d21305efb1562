import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnTokens, showShell } from '../shell/app-shell.testing.tsx';
import { themeDefaults, type ThemeSettings } from '../kernel/theme-settings.ts';
import { user } from '../testing.tsx';

const openDrawer = async (chosen: Partial<ThemeSettings> = {}) => {
  await showShell(chosen);
  await user.click(screen.getByRole('button', { name: 'Theme settings' }));
  await screen.findByText('Sidebar style');
};
const drawer = () => within(screen.getByRole('dialog', { hidden: true }));
const flip = (name: string) => user.click(drawer().getByRole('switch', { name, hidden: true }));
const choices = (group: string) => within(drawer().getByRole('radiogroup', { name: group, hidden: true }));
const choose = (group: string, label: string) => user.click(choices(group).getByText(label));
const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;

/** How the settings of SHELL-51 appear on the page. */
const drawn = () => ({
  sidebar: attribute('.shell-side', 'data-theme'),
  header: attribute('header.shell-header', 'data-style'),
  color: drawnTokens().colorPrimary,
  background: drawnTokens().colorBgContainer,
  dark: document.documentElement.hasAttribute('data-dark'),
  weak: document.documentElement.hasAttribute('data-weak'),
  fixedHeader: attribute('.shell', 'data-fixed-header'),
  fixedSidebar: attribute('.shell', 'data-fixed-side'),
});
const atFirst = {
  sidebar: 'dark',
  header: 'light',
  color: '#2156e4',
  background: '#ffffff',
  dark: false,
  weak: false,
  fixedHeader: 'true',
  fixedSidebar: 'true',
};
const controls: [string, () => Promise<void>, Partial<typeof atFirst>][] = [
  ['sidebar style', () => choose('Sidebar style', 'Light'), { sidebar: 'light' }],
  ['header style', () => choose('Header style', 'Colour'), { header: 'primary' }],
  ['colours', () => user.click(drawer().getByLabelText('#6b3fd4')), { color: '#6b3fd4' }],
  ['fixed header', () => flip('Fixed header'), { fixedHeader: null as never }],
  ['fixed sidebar', () => flip('Fixed sidebar'), { fixedSidebar: null as never }],
  ['weak mode', () => flip('Colour-weak mode'), { weak: true }],
];

describe('the theme drawer', () => {
  it('SHELL-51 offers sidebar style, header style, colours, fixed header, fixed sidebar and weak mode; each changes what is drawn', async () => {
    await openDrawer();
    const expected = { ...atFirst };
    expect(drawn()).toEqual(expected);
    for (const [name, press, change] of controls) {
      await press();
      Object.assign(expected, change);
      expect(drawn(), name).toEqual(expected);
    }
    expect(drawnTokens().colorSuccess).toBe('#0072b2');
  });

  it('SHELL-51 SHELL-57 dark mode changes the page at once and is stored; the reset brings every default back', async () => {
    await openDrawer();
    await flip('Dark mode');
    expect(drawn()).toMatchObject({ dark: true, background: '#171a20' });
    for (const [, press] of controls) await press();
    expect(JSON.parse(localStorage.getItem('theme') ?? '{}')).toMatchObject({
      darkMode: true,
      weakMode: true,
      fixedHeader: false,
      fixedSidebar: false,
      sideStyle: 'light',
      headStyle: 'primary',
      color: '#6b3fd4',
    });
    await user.click(drawer().getByText('Restore defaults'));
    expect(drawn()).toEqual(atFirst);
  });

  it('SHELL-52 offers the tab styles default, dot and card, and the tabs are drawn in the chosen one', async () => {
    await openDrawer();
    const style = () => attribute('.tab-bar', 'data-style');
    const labels = choices('Tab style')
      .getAllByRole('radio', { hidden: true })
      .map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['Default', 'Dot', 'Card']);
    expect(style()).toBe('default');
    for (const [label, value] of [
      ['Dot', 'dot'],
      ['Card', 'card'],
      ['Default', 'default'],
    ] as const) {
      await choose('Tab style', label);
      expect(style()).toBe(value);
    }
  });

  it('SHELL-53 offers five transitions, and a page enters with the chosen one', async () => {
    await openDrawer({ transitionName: 'fade' });
    const page = () => screen.getByText('the page').closest('.tab-pane')?.getAttribute('data-enter');
    expect(page()).toBe('fade');
    fireEvent.mouseDown(drawer().getByRole('combobox', { name: 'Page transition', hidden: true }));
    const options = await waitFor(() => {
      const found = [...document.querySelectorAll('.ant-select-item-option')];
      expect(found).toHaveLength(5);
      return found;
    });
    const entered = [];
    for (const option of options) {
      await user.click(option);
      entered.push([option.textContent, page()]);
    }
    expect(entered).toEqual([
      ['Slide right', 'slide-right'],
      ['Slide up', 'slide-bottom'],
      ['Zoom in', 'zoom-in'],
      ['Zoom out', 'zoom-out'],
      ['Fade', 'fade'],
    ]);
  });

  it('SHELL-54 every setting that can be chosen is in the drawer', async () => {
    await openDrawer();
    const flags = Object.values(themeDefaults).filter((value) => typeof value === 'boolean').length;
    expect(drawer().getAllByRole('switch', { hidden: true })).toHaveLength(flags);
    expect(drawer().getAllByRole('radiogroup', { hidden: true })).toHaveLength(5);
    expect(drawer().getByRole('combobox', { name: 'Page transition', hidden: true })).toBeTruthy();
  });
});
