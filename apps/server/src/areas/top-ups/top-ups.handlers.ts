import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countStatementLines, ignoreLine, importStatement, listStatementLines } from './bank-statements.ts';
import { listRates, saveRate } from './exchange-rates.ts';
import { listReceivingAccounts, saveReceivingAccount } from './receiving-accounts.ts';
import { countForStaff, getForStaff, getVoucher, listForStaff, reviewTopUp } from './review-top-up.ts';
import {
  countTopUps,
  getDraft,
  getOptions,
  getReceivingAccount,
  getTopUp,
  listTopUps,
  submitTopUp,
  uploadVoucher,
} from './top-ups.service.ts';

export const topUpsHandlers = [
  ...handlers(topUpsCalls, {
    options: getOptions,
    account: getReceivingAccount,
    draft: getDraft,
    voucher: uploadVoucher,
    submit: submitTopUp,
    list: listTopUps,
    counts: countTopUps,
    get: getTopUp,
  }),
  ...handlers(topUpsDeskCalls, {
    deskList: listForStaff,
    deskCounts: countForStaff,
    deskGet: getForStaff,
    deskVoucher: getVoucher,
    deskReview: reviewTopUp,
    deskAccounts: listReceivingAccounts,
    deskSaveAccount: saveReceivingAccount,
    deskRates: listRates,
    deskSaveRate: saveRate,
    deskImportStatement: importStatement,
    deskStatementLines: listStatementLines,
    deskLineCounts: countStatementLines,
    deskIgnoreLine: ignoreLine,
  }),
];
