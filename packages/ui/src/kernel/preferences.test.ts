import { describe, expect, it, vi } from 'vitest';
import { usePreferences } from './preferences.ts';
import { listDefaults, readTheme, themeDefaults } from './theme-settings.ts';
import { createSession } from './session.ts';
import { rememberedEmail, rememberEmail } from '../sign-in/remembered-email.ts';

describe('what the browser keeps', () => {
  it('SHELL-61 keeps list choices inside the theme key: no key of its own', () => {
    usePreferences.getState().setList('orders.list', { limit: 50, hidden: ['ip'] });
    usePreferences.getState().set({ darkMode: true });
    createSession('token').set('t');
    rememberEmail('a@b.test');
    expect(Object.keys(localStorage).toSorted()).toEqual(['theme', 'token']);
    const again = readTheme(localStorage.getItem('theme'));
    expect(again.darkMode).toBe(true);
    expect(again.lists['orders.list']).toEqual({ ...listDefaults, limit: 50, hidden: ['ip'], density: 'middle' });
    expect(rememberedEmail()).toBe('a@b.test');
  });

  it.each(['', 'null', '[]', '{', '"x"', '{"lists":[1],"color":7}', '{"lists":{"a":null,"b":{"limit":7,"hidden":"x","density":"huge"}}}'])(
    'takes %s in storage for nothing worse than defaults',
    (stored) => {
      const read = readTheme(stored);
      expect({ ...read, lists: {} }).toEqual(themeDefaults);
      for (const list of Object.values(read.lists)) expect(list).toEqual(listDefaults);
    },
  );

  it('AUTH-18 AUTH-19 keeps the token, wiping the old one before it writes the new', () => {
    const order: string[] = [];
    const storage = {
      getItem: () => 'old',
      removeItem: (key: string) => void order.push(`remove ${key}`),
      setItem: (key: string, value: string) => void order.push(`set ${key} ${value}`),
    };
    vi.stubGlobal('localStorage', storage);
    const session = createSession('token');
    expect(session.token()).toBe('old');
    session.set('new');
    expect(session.token()).toBe('new');
    session.clear();
    expect(session.token()).toBeNull();
    expect(order).toEqual(['remove token', 'set token new', 'remove token']);
  });

  it('works on without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const session = createSession('token');
    session.set('t');
    expect(session.token()).toBe('t');
    usePreferences.getState().set({ darkMode: false });
    expect(usePreferences.getState().darkMode).toBe(false);
  });
});

describe('the theme', () => {
  it('SHELL-54 SHELL-55 SHELL-56 D-102 has every setting, with these defaults', () => {
    const { lists: _, compact: __, deskTabs: ___, ...settings } = themeDefaults;
    expect(settings).toEqual({
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
    });
  });

  it('SHELL-57 writes only the key that changed, beside what another window wrote', () => {
    usePreferences.getState().set({ darkMode: true });
    localStorage.setItem('theme', JSON.stringify({ darkMode: true, color: '#123456' }));
    usePreferences.getState().set({ layoutStyle: 'mix' });
    expect(JSON.parse(localStorage.getItem('theme') ?? '')).toEqual({ darkMode: true, color: '#123456', layoutStyle: 'mix' });
  });

  it('SHELL-58 the reset wipes the stored theme and brings the defaults back', () => {
    usePreferences.getState().set({ darkMode: true, color: '#123456', tabStyle: 'card', showTabs: false });
    usePreferences.getState().reset();
    const { darkMode, color, tabStyle, showTabs } = usePreferences.getState();
    expect({ darkMode, color, tabStyle, showTabs }).toEqual({ darkMode: false, color: '', tabStyle: 'default', showTabs: true });
    const stored = JSON.parse(localStorage.getItem('theme') ?? '{}') as object;
    expect(Object.keys(stored).toSorted()).toEqual(['deskTabs', 'lists', 'tabs']);
  });

  it('SHELL-65 flags a change of the look for 100 ms', () => {
    vi.useFakeTimers();
    usePreferences.getState().set({ darkMode: true });
    expect(usePreferences.getState().changing).toBe(true);
    vi.advanceTimersByTime(99);
    expect(usePreferences.getState().changing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(usePreferences.getState().changing).toBe(false);
  });
});
