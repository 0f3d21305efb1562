import { logEndedActing } from './sessions/sessions.public.ts';
import { chainedLedgers } from '#server/kernel/verify-chains.ts';
import { adjustmentApproval, creditLimitApproval, verifyLedger } from './wallets/wallets.public.ts';
import { expired } from '#server/kernel/clean-up.ts';
import { storeFile } from '#server/kernel/export-job.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { sealedValues } from '#server/kernel/replace-secret-key.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { accountReclaimed, deleteExpiredLinksAcrossMerchants, forgetSealedOfAccounts, sendLinkAgain } from './accounts/accounts.public.ts';
import { approvalActions, approveThreshold, thresholdApproval } from './approvals/approvals.public.ts';
import { configApproval, maxUploadMb } from './basic-config/basic-config.public.ts';
import { isConsumablePicture } from './consumables/consumables.public.ts';
import { deleteOldFormDraftsAcrossMerchants } from './drafts/drafts.public.ts';
import { deleteOldClaims } from './my-work/my-work.public.ts';
import { mayReadWorkbook } from './imports/imports.public.ts';
import { hasSellable, settleWarnings, stockOf, stockUses } from './inventory/inventory.public.ts';
import { mayReadJobFile } from './jobs/jobs.public.ts';
import { forgetOldLinksAcrossMerchants, forgetSealedOfMails, securityMailAgain } from './mails/mails.public.ts';
import { orderUses } from './orders/orders.public.ts';
import { mayReadPicture, productStock, productUses, productsChanged } from './products/products.public.ts';
import { serialUses } from './serial-numbers/serial-numbers.public.ts';
import { deleteExpiredStaffLinksAcrossMerchants, forgetSealedOfStaff, sendStaffLinkAgain } from './staff/staff.public.ts';
import { discountApproval } from './storage-fees/storage-fees.public.ts';
import { accountApproval, deleteOldDraftsAcrossMerchants, mayReadVoucher, rateApproval, topUpApproval } from './top-ups/top-ups.public.ts';
import { fileReaders, providerFileReaders, storedKeysAcrossMerchants, writeFile } from './uploads/uploads.public.ts';
import { removeRecipients } from './warning-emails/warning-emails.public.ts';

/** Registers the areas' answers to questions of lower areas and the kernel. */
approvalActions.answerWith(
  accountApproval,
  adjustmentApproval,
  creditLimitApproval,
  discountApproval,
  rateApproval,
  thresholdApproval,
  topUpApproval,
);
configApproval.answerWith(approveThreshold);
chainedLedgers.answerWith(verifyLedger);
expired.answerWith(
  deleteExpiredLinksAcrossMerchants,
  deleteExpiredStaffLinksAcrossMerchants,
  deleteOldDraftsAcrossMerchants,
  deleteOldClaims,
  deleteOldFormDraftsAcrossMerchants,
  forgetOldLinksAcrossMerchants,
  logEndedActing,
);
accountReclaimed.answerWith(removeRecipients);
fileReaders.answerWith(mayReadPicture, mayReadVoucher, mayReadWorkbook, mayReadJobFile);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockOf, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses);
productsChanged.answerWith(settleWarnings);
providerFileReaders.answerWith(isConsumablePicture);
sealedValues.answerWith(forgetSealedOfAccounts, forgetSealedOfStaff, forgetSealedOfMails);
securityMailAgain.answerWith(sendLinkAgain, sendStaffLinkAgain);
storeFile.answerWith(writeFile);
