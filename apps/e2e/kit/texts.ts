import { accounts as enAccounts } from '@quayside/i18n/en/accounts';
import { basicConfig as enBasicConfig } from '@quayside/i18n/en/basic-config';
import { brands as enBrands } from '@quayside/i18n/en/brands';
import { customers as enCustomers } from '@quayside/i18n/en/customers';
import { deskBrands as enDeskBrands } from '@quayside/i18n/en/desk-brands';
import { deskNotices as enDeskNotices } from '@quayside/i18n/en/desk-notices';
import { kernel as enKernel } from '@quayside/i18n/en/kernel';
import { menu as enMenu } from '@quayside/i18n/en/menu';
import { notices as enNotices } from '@quayside/i18n/en/notices';
import { refusals as enRefusals } from '@quayside/i18n/en/refusals';
import { sessions as enSessions } from '@quayside/i18n/en/sessions';
import { staff as enStaff } from '@quayside/i18n/en/staff';
import { subAccounts as enSubAccounts } from '@quayside/i18n/en/sub-accounts';
import { accounts as zhAccounts } from '@quayside/i18n/zh-CN/accounts';
import { basicConfig as zhBasicConfig } from '@quayside/i18n/zh-CN/basic-config';
import { brands as zhBrands } from '@quayside/i18n/zh-CN/brands';
import { customers as zhCustomers } from '@quayside/i18n/zh-CN/customers';
import { deskBrands as zhDeskBrands } from '@quayside/i18n/zh-CN/desk-brands';
import { deskNotices as zhDeskNotices } from '@quayside/i18n/zh-CN/desk-notices';
import { kernel as zhKernel } from '@quayside/i18n/zh-CN/kernel';
import { menu as zhMenu } from '@quayside/i18n/zh-CN/menu';
import { notices as zhNotices } from '@quayside/i18n/zh-CN/notices';
import { refusals as zhRefusals } from '@quayside/i18n/zh-CN/refusals';
import { sessions as zhSessions } from '@quayside/i18n/zh-CN/sessions';
import { staff as zhStaff } from '@quayside/i18n/zh-CN/staff';
import { subAccounts as zhSubAccounts } from '@quayside/i18n/zh-CN/sub-accounts';

/** What the pages say, by language: a journey looks for the words of the product and never repeats them. */
export const texts = {
  en: {
    accounts: enAccounts,
    basicConfig: enBasicConfig,
    brands: enBrands,
    customers: enCustomers,
    deskBrands: enDeskBrands,
    deskNotices: enDeskNotices,
    kernel: enKernel,
    menu: enMenu,
    notices: enNotices,
    refusals: enRefusals,
    sessions: enSessions,
    staff: enStaff,
    subAccounts: enSubAccounts,
    country: 'Germany',
  },
  zh_CN: {
    accounts: zhAccounts,
    basicConfig: zhBasicConfig,
    brands: zhBrands,
    customers: zhCustomers,
    deskBrands: zhDeskBrands,
    deskNotices: zhDeskNotices,
    kernel: zhKernel,
    menu: zhMenu,
    notices: zhNotices,
    refusals: zhRefusals,
    sessions: zhSessions,
    staff: zhStaff,
    subAccounts: zhSubAccounts,
    country: '德国',
  },
} as const;

export type SpokenLanguage = keyof typeof texts;
export type Texts = (typeof texts)[SpokenLanguage];
