import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { ignoreLine, importStatement, listStatementLines } from './bank-statements.ts';
import { listRates, saveRate } from './exchange-rates.ts';
import { listReceivingAccounts, saveReceivingAccount } from './receiving-accounts.ts';
import { getForStaff, getVoucher, listForStaff, reviewTopUp } from './review-top-up.ts';
import { getDraft, getOptions, getReceivingAccount, getTopUp, listTopUps, submitTopUp, uploadVoucher } from './top-ups.service.ts';

export const topUpsHandlers = [
  ...handlers(topUpsCalls, {
    options: getOptions,
    account: getReceivingAccount,
    draft: getDraft,
    voucher: uploadVoucher,
    submit: submitTopUp,
    list: listTopUps,
    get: getTopUp,
  }),
  ...handlers(topUpsDeskCalls, {
    deskList: listForStaff,
    deskGet: getForStaff,
    deskVoucher: getVoucher,
    deskReview: reviewTopUp,
    deskAccounts: listReceivingAccounts,
    deskSaveAccount: saveReceivingAccount,
    deskRates: listRates,
    deskSaveRate: saveRate,
    deskImportStatement: importStatement,
    deskStatementLines: listStatementLines,
    deskIgnoreLine: ignoreLine,
  }),
];
