import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { downloadBankPdf } from './bank-pdf.ts';
import { countStatementLines, importStatement, listStatementLines, openTotals } from './bank-statements.ts';
import { countForStaff, getForStaff, getReviewFacts, getVoucher, listForStaff } from './desk-top-ups.ts';
import { listRates, saveRate } from './exchange-rates.ts';
import { listCandidates } from './line-candidates.ts';
import { ignoreLine, matchLine, undoLine } from './match-line.ts';
import { receiveMatched } from './receive-matched.ts';
import { listReceivingAccounts, saveReceivingAccount } from './receiving-accounts.ts';
import { resubmitTopUp } from './resubmit-top-up.ts';
import { reviewTopUp } from './review-top-up.ts';
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
    bankPdf: downloadBankPdf,
    voucher: uploadVoucher,
    submit: submitTopUp,
    resubmit: resubmitTopUp,
    list: listTopUps,
    counts: countTopUps,
    get: getTopUp,
  }),
  ...handlers(topUpsDeskCalls, {
    deskList: listForStaff,
    deskCounts: countForStaff,
    deskGet: getForStaff,
    deskFacts: getReviewFacts,
    deskVoucher: getVoucher,
    deskReview: reviewTopUp,
    deskReceiveMatched: receiveMatched,
    deskAccounts: listReceivingAccounts,
    deskSaveAccount: saveReceivingAccount,
    deskRates: listRates,
    deskSaveRate: saveRate,
    deskImportStatement: importStatement,
    deskStatementLines: listStatementLines,
    deskLineCounts: countStatementLines,
    deskOpenTotals: openTotals,
    deskLineCandidates: listCandidates,
    deskMatchLine: matchLine,
    deskUndoLine: undoLine,
    deskIgnoreLine: ignoreLine,
  }),
];
