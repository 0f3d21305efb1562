import type { Page } from '@playwright/test';
import { button, opens, type Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const openFirst = async (page: Page) => page.locator('.copyable a:visible, td a:visible').first().click();
const toDetail = (heading: (t: Texts) => string) => async (page: Page, t: Texts) => {
  await openFirst(page);
  await page.getByRole('heading', { level: 2, name: heading(t), exact: true }).waitFor();
};
const next = (page: Page, t: Texts) => button(page, t.kernel.actions.next).click();
const toAccount = async (page: Page, t: Texts) => {
  await page.getByText(t.topUpWords.method.wire_transfer, { exact: true }).click();
  await page.getByLabel(t.topUps.currency, { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'USD' }).click();
  await next(page, t);
  await page.locator('.pay-reference').waitFor();
};
const toProof = async (page: Page, t: Texts) => {
  await toAccount(page, t);
  await button(page, t.topUps.have_paid).click();
  await page.getByLabel(t.topUps.amount, { exact: true }).waitFor();
};
const toSettle = opens(
  (t) => t.storageFees.settle,
  (t) => t.kernel.actions.cancel,
);

export const portalMoneyScreens: readonly Screen[] = [
  { name: 'transactions', at: '/billing/transactionHistory' },
  { name: 'transaction', at: '/billing/transactionHistory', show: toDetail((t) => t.transactions.section_facts) },
  {
    name: 'transaction-order',
    at: '/billing/transactionHistory?bill_type=order',
    show: toDetail((t) => t.transactions.section_siblings),
  },
  {
    name: 'transaction-converted',
    at: '/billing/transactionHistory?bill_type=top_up',
    show: toDetail((t) => t.transactions.section_conversion),
  },
  {
    name: 'transaction-statement',
    at: '/billing/transactionHistory',
    show: opens(
      (t) => t.transactions.statement,
      (t) => t.transactions.statement_hint,
    ),
  },
  {
    name: 'transaction-batch',
    at: '/billing/transactionHistory',
    show: opens(
      (t) => t.transactions.batch,
      (t) => t.transactions.batch_label,
    ),
  },
  { name: 'fulfilment-fees', at: '/billing/order-fulfillment-fee' },
  { name: 'top-up', at: '/billing/topUp' },
  { name: 'top-up-account', at: '/billing/topUp', show: toAccount },
  { name: 'top-up-proof', at: '/billing/topUp', show: toProof },
  {
    name: 'top-up-faults',
    at: '/billing/topUp',
    show: async (page, t) => {
      await toProof(page, t);
      await button(page, t.topUps.submit).click();
      await page.locator('.error-list').waitFor();
    },
  },
  { name: 'payment-records', at: '/billing/transferDetails' },
  { name: 'payment-received', at: '/billing/transferDetails?status=received', show: toDetail((t) => t.topUps.section_voucher) },
  { name: 'payment-rejected', at: '/billing/transferDetails?status=rejected', show: toDetail((t) => t.topUps.section_voucher) },
  { name: 'storage-fees', at: '/billing/warehouseFee' },
  { name: 'storage-fee', at: '/billing/warehouseFee', show: toDetail((t) => t.storageFees.section_lines), foreign: true },
  { name: 'storage-fee-settle', at: '/billing/warehouseFee?settled=0', show: toSettle },
];

/** The first top-up is open with its slip. */
const toReview = async (page: Page) => {
  await page.locator('.review-open .slip-view img, .review-open .slip-view iframe').first().waitFor();
};
const toReject = async (page: Page) => {
  await toReview(page);
  await page.keyboard.press('x');
  await page.locator('.reject-panel').waitFor();
};

export const deskMoneyScreens: readonly Screen[] = [
  { name: 'money-reviews', at: '/desk/top-ups' },
  { name: 'money-review-reject', at: '/desk/top-ups?status=submitted', show: toReject },
  { name: 'money-review-decided', at: '/desk/top-ups?status=rejected', show: toReview },
  { name: 'money-bank-statements', at: '/desk/bank-statements' },
  { name: 'money-tariffs', at: '/desk/tariffs' },
  { name: 'money-tariff-import', at: '/desk/tariffs/import' },
  { name: 'money-tariff-parcel', at: '/desk/tariffs/parcel' },
  { name: 'money-receiving-accounts', at: '/desk/receiving-accounts' },
  {
    name: 'money-receiving-account',
    at: '/desk/receiving-accounts',
    show: opens(
      (t) => t.deskKernel.edit,
      (t) => t.deskTopUps.note_cn,
    ),
  },
  { name: 'money-exchange-rates', at: '/desk/exchange-rates' },
  {
    name: 'money-exchange-rate',
    at: '/desk/exchange-rates',
    show: opens(
      (t) => t.deskTopUps.rate_add,
      (t) => t.deskTopUps.source_hint,
    ),
  },
  { name: 'money-wallets', at: '/desk/wallets' },
  {
    name: 'money-wallet-adjust',
    at: '/desk/wallets',
    show: opens(
      (t) => t.deskWallets.adjust,
      (t) => t.deskWallets.reason_hint,
    ),
  },
  {
    name: 'money-wallet-limit',
    at: '/desk/wallets',
    show: opens(
      (t) => t.deskWallets.limit,
      (t) => t.deskWallets.limit_hint,
    ),
  },
  {
    name: 'money-wallet-proofs',
    at: '/desk/wallets',
    show: opens(
      (t) => t.deskWallets.reconciliations,
      (t) => t.deskWallets.reconciliations,
    ),
  },
  { name: 'money-adjustments', at: '/desk/adjustments' },
  { name: 'money-approvals', at: '/desk/approvals' },
  {
    name: 'money-approval-decide',
    at: '/desk/approvals?state=proposed',
    show: opens(
      (t) => t.deskApprovals.agree,
      (t) => t.deskApprovals.decision_label,
    ),
  },
  { name: 'money-storage-fees', at: '/desk/storage-fees' },
  {
    name: 'money-storage-rates',
    at: '/desk/storage-fees',
    show: opens(
      (t) => t.deskStorageFees.rates,
      (t) => t.deskStorageFees.new_rates,
    ),
  },
  {
    name: 'money-storage-runs',
    at: '/desk/storage-fees',
    show: opens(
      (t) => t.deskStorageFees.runs,
      (t) => t.deskStorageFees.ran_at,
    ),
  },
  {
    name: 'money-storage-discount',
    at: '/desk/storage-fees?settled=0',
    show: opens(
      (t) => t.deskStorageFees.give_discount,
      (t) => t.deskStorageFees.discount_field,
    ),
  },
];
