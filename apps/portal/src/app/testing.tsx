import type { Brand } from '@quayside/contract/brands/brands.calls';
import type { CurrentUser } from '@quayside/contract/sessions/sessions.calls';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { fallbackBrand, setBrand } from '@quayside/ui/kernel/brand';
import type { Language } from '@quayside/ui/kernel/i18n';
import { mockServer, readIn, user, type Asked } from '@quayside/ui/testing';
import { AppRoot } from '@quayside/ui/shell/app-root';
import { render, screen } from '@testing-library/react';
// Loaded ahead: what is loaded on demand would use up the tests' patience.
import '@quayside/ui/shell/themed-pages';
import './signed-in.tsx';
import { client, session, signInAgain } from './session.ts';
import { PortalRoutes } from './routes.tsx';

let portals = 0;

const page = (path: string, title: string, component: string, hide = false): MenuItem => ({
  path,
  component,
  meta: { title_en: title, title_cn: title, hide, icon: null, badge: null, keep_alive: true },
  children: [],
});

export const harbourline: Brand = {
  ...fallbackBrand,
  site_name: 'Harbourline',
  logo_url: '/logo-1',
  favicon_url: '/icon-1',
  website: 'https://harbourline.example',
  terms_path: '/terms',
  privacy_path: '/privacy',
  quote_path: '/quote',
  guide_en: 'https://help.example/en',
  guide_cn: 'https://help.example/cn',
  register_text_en: 'Ship with Harbourline.',
  register_text_cn: '欢迎加入 Harbourline。',
};

export function aUser(change: Partial<CurrentUser> = {}): CurrentUser {
  return {
    name: 'Mei Lin',
    email: 'mei@x.test',
    account_type: 'main',
    customer_id: 10001,
    customer_sub_account_id: 0,
    platform_type: 1,
    menu_list: [
      page('/dashboard/workplace', 'Workplace', 'dashboards/workplace-page'),
      {
        ...page('/setting', 'Settings', ''),
        component: null,
        children: [page('/subAccount', 'Sub-accounts', 'sub-accounts/sub-account-list-page')],
      },
      page('/user/profile', 'Profile', 'accounts/profile-page', true),
      page('/user/message', 'Messages', 'notices/message-list-page', true),
    ],
    permissions: ['sub-accounts.manage'],
    app_down_button_is_display: 0,
    guide_type_3: 1,
    acting_staff: null,
    ...change,
  };
}

export const aNotice = {
  press_id: 9,
  title: 'Holiday hours',
  description: '<p>We are open.</p>',
  meta_title: '',
  publish_on_time: '2026-11-02T02:00:00.000Z',
  is_read: 1 as 0 | 1,
};

/** Default responses for calls a test does not check. */
const usual: Readonly<Record<string, unknown>> = {
  '/api/ucenter/common/job/getMine': { list: [] },
  '/api/ucenter/customer/notice/getUnreadCount': { count: 0 },
  '/api/ucenter/customer/notice/getNewestInfo': null,
  '/api/ucenter/dashboard/getInbox': { list: [] },
  '/api/ucenter/dashboard/getWorkplace': { steps: [], newest_notice: null, sign_ins: [] },
  '/api/ucenter/customer/setting/getSettingInfo': { apikey: 'qk_abcdefghijkl1234', show_true_tracking_number: 0 },
};

type Answers = Readonly<Record<string, unknown>>;

type Opening = { isSignedIn?: boolean; language?: Language; brand?: Brand };

/** The whole portal at a URL; only the network is mocked. */
export async function openPortal(
  at: string,
  answers: Answers = {},
  { isSignedIn = true, language = 'en', brand = harbourline }: Opening = {},
): Promise<{ asked: Asked[]; address: () => string }> {
  const locale = await readIn(language, [
    'sessions',
    'fields',
    'accounts',
    'notices',
    'brands',
    'dashboards',
    'sub-accounts',
    'jobs',
    'operation-log',
    'operations',
    'palette',
  ]);
  setBrand(brand);
  // The end of a session is reported once for each token, so every test gets its own.
  if (isSignedIn) session.set(`token-${++portals}`);
  else session.clear();
  history.replaceState(null, '', at);
  const asked = mockServer(({ path, ...rest }) => {
    const answer = { ...usual, '/api/ucenter/getCurrentUser': aUser(), ...answers }[path];
    return typeof answer === 'function' ? (answer as (asked: Asked) => unknown)({ path, ...rest }) : answer;
  });
  render(
    <AppRoot client={client} locale={locale} basename="/" side="portal" onSignInAgain={() => signInAgain()}>
      <PortalRoutes />
    </AppRoot>,
  );
  return { asked, address: () => location.pathname + location.search };
}

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** The requests sent to this path. */
export const sent = (asked: readonly Asked[], path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);

/** Chooses an entry of the user menu. */
export async function userMenu(entry: string): Promise<void> {
  await press('Account of Mei Lin');
  const entries = await screen.findAllByRole('menuitem', { name: new RegExp(entry) });
  await user.click(entries.at(-1) ?? document.body);
}
