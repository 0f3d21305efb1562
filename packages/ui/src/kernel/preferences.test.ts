import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from './preferences.ts';
import { readTheme, themeDefaults } from './theme-settings.ts';
import { createSession } from './session.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the browser keeps', () => {
  it('SHELL-61 keeps list choices inside the theme key: no key of its own', () => {
    usePreferences.getState().setList('orders.list', { limit: 50, hidden: ['ip'] });
    usePreferences.getState().set({ darkMode: true });
    createSession('token').set('t');
    rememberEmail('a@b.test');
    expect(Object.keys(localStorage).toSorted()).toEqual(['theme', 'token']);
    const again = readTheme(localStorage.getItem('theme'));
    expect(again.darkMode).toBe(true);
    expect(again.lists['orders.list']).toEqual({ limit: 50, hidden: ['ip'], density: 'middle' });
    expect(rememberedEmail()).toBe('a@b.test');
  });

  it.each(['', 'null', '[]', '{', '"x"', '{"lists":[1],"color":7}', '{"lists":{"a":null,"b":{"limit":7,"hidden":"x","density":"huge"}}}'])(
    'takes %s in storage for nothing worse than defaults',
    (stored) => {
      const read = readTheme(stored);
      expect({ ...read, lists: {} }).toEqual(themeDefaults);
      for (const list of Object.values(read.lists)) expect(list).toEqual({ hidden: null, limit: null, density: 'middle' });
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
