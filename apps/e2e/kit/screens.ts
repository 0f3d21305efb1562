import type { Page } from '@playwright/test';
import { userMenu } from './people.ts';
import { button, dialog, type Screen } from './screen.ts';
import { deskGoodsScreens, portalGoodsScreens } from './goods-screens.ts';
import { deskHelpScreens, portalHelpScreens } from './help-screens.ts';
import { integrationScreens } from './integration-screens.ts';
import { storeScreens } from './store-screens.ts';
import { inboundScreens } from './inbound-screens.ts';
import { deskWorkScreens, workScreens } from './work-screens.ts';
import { packingScreens } from './packing-screens.ts';
import { receivingScreens } from './receiving-screens.ts';
import { orderScreens } from './order-screens.ts';
import { deskMoneyScreens, portalMoneyScreens } from './money-screens.ts';
import { deskStatisticsScreens, portalStatisticsScreens } from './statistics-screens.ts';
import type { Texts } from './texts.ts';

const setTheme = (theme: Record<string, unknown>) => async (page: Page) => {
  await page.evaluate((chosen) => {
    const before: unknown = JSON.parse(localStorage.getItem('theme') ?? '{}');
    localStorage.setItem('theme', JSON.stringify({ ...(typeof before === 'object' ? before : {}), ...chosen }));
  }, theme);
  await page.reload();
};
/** A dialog's code is loaded on first use. */
const ownDialog = (pick: (t: Texts) => string, holds: (t: Texts) => string) => async (page: Page, t: Texts) => {
  await userMenu(page, pick(t));
  await dialog(page, holds(t));
};

export const publicScreens: readonly Screen[] = [
  { name: 'login', at: '/login' },
  { name: 'login-expired', at: '/login?reason=expired' },
  {
    name: 'login-wrong',
    at: '/login',
    show: async (page, t) => {
      await page.locator('input[type="email"]').fill('nobody@nowhere.test');
      await page.locator('input[type="password"]').fill('wrong');
      await button(page, t.sessions.submit).click();
      await page.getByText(t.refusals['sessions.wrong_credentials']).waitFor();
    },
  },
  { name: 'register', at: '/register' },
  { name: 'register-empty', at: '/register', show: (page, t) => button(page, t.accounts.register.submit).click() },
  { name: 'forget', at: '/forget' },
  { name: 'track', at: '/track' },
  { name: 'forget-new', at: '/forget?token=abc' },
  { name: 'send-email', at: '/send-email' },
  { name: 'desk-set-password', at: '/desk/set-password?token=abc' },
  {
    name: 'verify-failed',
    at: '/verify-email?token=abc',
    show: (page, t) => page.getByRole('heading', { name: t.accounts.verify.failed_title }).waitFor(),
  },
  { name: 'start-failed', at: '/500' },
  { name: 'not-found', at: '/no/such/page' },
];

/** What a new user sees. */
export const welcomeScreens: readonly Screen[] = [
  { name: 'guide', at: '/dashboard/workplace', show: (page, t) => page.getByText(t.accounts.guide.title).waitFor() },
  {
    name: 'notice',
    at: '/dashboard/workplace',
    show: async (page, t) => {
      await button(page, t.accounts.guide.confirm).click();
      await page.getByRole('dialog').getByRole('button', { name: t.notices.close, exact: true }).last().waitFor();
    },
  },
];

export const portalScreens: readonly Screen[] = [
  ...portalMoneyScreens,
  ...portalStatisticsScreens,
  ...orderScreens,
  ...inboundScreens,
  ...workScreens,
  ...portalGoodsScreens,
  ...portalHelpScreens,
  { name: 'workplace', at: '/dashboard/workplace' },
  { name: 'sub-accounts', at: '/subAccount' },
  { name: 'sub-account-new', at: '/subAccount', show: (page, t) => button(page, t.subAccounts.add).click() },
  ...integrationScreens,
  ...storeScreens,
  { name: 'warning-emails', at: '/warningEmailSetting' },
  {
    name: 'warning-emails-errors',
    at: '/warningEmailSetting',
    show: async (page, t) => {
      await page.getByLabel(t.warningEmails.add_label).fill('stock@lumen.test, not-an-address');
      await button(page, t.warningEmails.add).click();
      await button(page, t.kernel.actions.save).click();
      await page.locator('.ant-form-item-explain-error').first().waitFor();
    },
  },
  { name: 'operation-log', at: '/operationLog' },
  {
    name: 'operation-log-export',
    at: '/operationLog',
    show: async (page, t) => {
      // A small export is downloaded at once; the tray still has it.
      await Promise.all([page.waitForEvent('download'), button(page, t.kernel.actions.export).click()]);
      await page.locator('button:has(.anticon-schedule)').click();
      await page.getByRole('button', { name: t.kernel.actions.download }).first().waitFor();
    },
  },
  { name: 'operation-log-line', at: '/operationLog', show: (page, t) => button(page, t.kernel.actions.view).click() },
  { name: 'profile', at: '/user/profile' },
  { name: 'profile-edit', at: '/user/profile', show: (page, t) => button(page, t.accounts.profile.edit).click() },
  {
    name: 'profile-second-factor',
    at: '/user/profile',
    show: async (page, t) => {
      await button(page, t.accounts.totp.start).click();
      await page.getByRole('img', { name: t.accounts.totp.picture }).waitFor();
    },
  },
  { name: 'messages', at: '/user/message' },
  { name: 'message', at: '/user/message', show: (page) => page.locator('.cell-link').first().click() },
  {
    name: 'settings',
    at: '/dashboard/workplace',
    show: ownDialog(
      (t) => t.accounts.menu.settings,
      (t) => t.accounts.settings.true_tracking,
    ),
  },
  {
    name: 'password',
    at: '/dashboard/workplace',
    show: ownDialog(
      (t) => t.accounts.menu.password,
      (t) => t.accounts.password.confirm_new_pwd,
    ),
  },
  {
    name: 'sign-out',
    at: '/dashboard/workplace',
    show: ownDialog(
      (t) => t.kernel.shell.logout,
      (t) => t.kernel.shell.logout_text,
    ),
  },
  {
    name: 'theme',
    at: '/dashboard/workplace',
    show: async (page, t) => {
      await button(page, t.kernel.theme.open).click();
      await dialog(page, t.kernel.theme.transitionName);
    },
  },
  {
    name: 'tab-menu',
    at: '/operationLog',
    show: (page) => page.getByRole('tab').last().click({ button: 'right' }),
  },
  { name: 'denied', at: '/403' },
  { name: 'no-page', at: '/no/such/page' },
  { name: 'fault', at: '/exception/500' },
  { name: 'success', at: '/result/success' },
  { name: 'fail', at: '/result/fail' },
  { name: 'layout-top', at: '/subAccount', show: setTheme({ layoutStyle: 'top' }) },
  { name: 'layout-top-coloured', at: '/user/profile', show: setTheme({ layoutStyle: 'top', headStyle: 'primary' }) },
  { name: 'layout-mixed', at: '/subAccount', show: setTheme({ layoutStyle: 'mix', headStyle: 'dark', tabStyle: 'card' }) },
  {
    name: 'layout-columns',
    at: '/subAccount',
    show: setTheme({ layoutStyle: 'side', headStyle: 'light', sideMenuStyle: 'mix', sideStyle: 'light', tabStyle: 'dot' }),
  },
  { name: 'folded', at: '/subAccount', show: setTheme({ sideMenuStyle: 'default', sideStyle: 'dark', collapse: true }) },
  { name: 'weak', at: '/subAccount', show: setTheme({ collapse: false, weakMode: true, compact: true, tabStyle: 'default' }) },
];

const toCustomer = async (page: Page) => {
  await page.getByRole('link', { name: 'Lumen & Oak Trading' }).first().click();
  await page.getByRole('heading', { name: 'Lumen & Oak Trading' }).waitFor();
};

const openNotice = async (page: Page) => {
  await page.locator('.cell-link').first().click();
  await page.locator('.rich-text-area').first().waitFor();
};
const openMail = async (page: Page) => {
  await page.locator('tbody a, .list-card a').first().click();
  await page.locator('iframe').waitFor();
};

export const deskScreens: readonly Screen[] = [
  { name: 'my-work', at: '/desk/my-work', foreign: true },
  { name: 'verification', at: '/desk/verification', foreign: true },
  ...packingScreens,
  ...deskMoneyScreens,
  ...deskStatisticsScreens,
  ...deskGoodsScreens,
  ...deskHelpScreens,
  ...receivingScreens,
  ...deskWorkScreens,
  { name: 'customers', at: '/desk/customer-list' },
  { name: 'customer', at: '/desk/customer-list', show: toCustomer },
  ...(['money', 'orders', 'stock', 'top-ups', 'bills', 'log', 'notes'] as const).map((tab) => ({
    name: `customer-${tab}`,
    at: '/desk/customer-list',
    show: async (page: Page, t: Texts) => {
      await toCustomer(page);
      await page.getByRole('tablist', { name: t.customers.tabs.label }).getByRole('tab', { name: t.customers.tabs[tab] }).click();
      await page.getByRole('tabpanel', { name: t.customers.tabs[tab] }).waitFor();
    },
  })),
  {
    name: 'customer-pause',
    at: '/desk/customer-list',
    show: async (page, t) => {
      await toCustomer(page);
      await button(page, t.customers.pause).click();
    },
  },
  {
    name: 'customer-act',
    at: '/desk/customer-list',
    show: async (page, t) => {
      await toCustomer(page);
      await button(page, t.customers.act).click();
    },
  },
  {
    name: 'customer-manager',
    at: '/desk/customer-list',
    show: async (page, t) => {
      await toCustomer(page);
      await button(page, t.customers.manager_change).click();
    },
  },
  { name: 'warning-emails', at: '/desk/warning-emails' },
  { name: 'notices', at: '/desk/notices' },
  { name: 'notice', at: '/desk/notices', show: openNotice, foreign: true },
  {
    name: 'notice-preview',
    foreign: true,
    at: '/desk/notices',
    show: async (page, t) => {
      await openNotice(page);
      await page.getByText(t.deskNotices.preview, { exact: true }).click();
    },
  },
  { name: 'brands', at: '/desk/brands' },
  {
    name: 'brand',
    at: '/desk/brands',
    show: (page, t) =>
      page
        .getByRole('button', { name: brandEdit(t) })
        .first()
        .click(),
  },
  { name: 'mails', at: '/desk/mails', foreign: true },
  { name: 'mail', at: '/desk/mails', show: openMail, foreign: true },
  { name: 'jobs', at: '/desk/jobs', foreign: true },
  { name: 'services', at: '/desk/services', foreign: true },
  { name: 'operation-log', at: '/desk/operation-log' },
  { name: 'operation-log-line', at: '/desk/operation-log', show: (page, t) => button(page, t.kernel.actions.view).click() },
  { name: 'staff', at: '/desk/staff' },
  { name: 'own-account', at: '/desk/own-account' },
  { name: 'staff-edit', at: '/desk/staff', show: (page, t) => button(page, t.staff.edit).click() },
  { name: 'basic-config', at: '/desk/basic-config' },
  { name: 'no-page', at: '/desk/no/such/page' },
];

function brandEdit(t: Texts): string {
  return t.deskBrands.edit_title.replace('{{name}}', 'Harbourline');
}
