import { logEndedActing } from './sessions/sessions.public.ts';
import { chainedLedgers } from '#server/kernel/verify-chains.ts';
import { adjustmentApproval, creditLimitApproval, verifyLedgerAcrossMerchants } from './wallets/wallets.public.ts';
import { expired, outdated } from '#server/kernel/clean-up.ts';
import { storeFile } from '#server/kernel/export-job.ts';
import { keyUses } from '#server/kernel/key-use.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { allPushes } from '#server/kernel/pushes.ts';
import { sealedValues } from '#server/kernel/replace-secret-key.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { accountReclaimed, deleteExpiredLinksAcrossMerchants, forgetSealedOfAccounts, sendLinkAgain } from './accounts/accounts.public.ts';
import { approvalActions, approveThreshold, thresholdApproval } from './approvals/approvals.public.ts';
import { configApproval, maxUploadMb } from './basic-config/basic-config.public.ts';
import { isConsumablePicture } from './consumables/consumables.public.ts';
import { forgetSealedOfStores, storePush } from './connectors/connectors.public.ts';
import { deleteOldFormDraftsAcrossMerchants } from './drafts/drafts.public.ts';
import { deleteOldClaims } from './my-work/my-work.public.ts';
import { deleteOldOrderRowsAcrossMerchants, mayReadWorkbook } from './imports/imports.public.ts';
import { inboundUses, mayReadInboundPhoto } from './inbound/inbound.public.ts';
import { hasSellable, settleWarnings, stockAcrossMerchants, stockUses } from './inventory/inventory.public.ts';
import { mayReadJobFile } from './jobs/jobs.public.ts';
import { forgetOldLinksAcrossMerchants, forgetSealedOfMails, securityMailAgain } from './mails/mails.public.ts';
import {
  forgetOldWebhooksAcrossMerchants,
  forgetSealedOfIntegrations,
  writeKeyUseAcrossMerchants,
} from './integrations/integrations.public.ts';
import { compensationApproval, mayReadLossImage } from './loss-orders/loss-orders.public.ts';
import { afterResume, mayReadExceptionImage } from './exceptions/exceptions.public.ts';
import { orderUses } from './orders/orders.public.ts';
import { mayReadPicture, productStock, productUses, productsChanged } from './products/products.public.ts';
import { deleteExpiredPhoneLinksAcrossMerchants, deleteOldScansAcrossMerchants } from './receiving/receiving.public.ts';
import { serialUses } from './serial-numbers/serial-numbers.public.ts';
import { deleteExpiredStaffLinksAcrossMerchants, forgetSealedOfStaff, sendStaffLinkAgain } from './staff/staff.public.ts';
import { forgetOldPlacedAcrossMerchants } from './statistics/statistics.public.ts';
import { discountApproval } from './storage-fees/storage-fees.public.ts';
import { priceGroupApproval, tariffApproval } from './tariffs/tariffs.public.ts';
import { accountApproval, deleteOldDraftsAcrossMerchants, mayReadVoucher, rateApproval, topUpApproval } from './top-ups/top-ups.public.ts';
import { applyLatest, deleteOldReportsAcrossMerchants, trackingPush } from './tracking/tracking.public.ts';
import { fileReaders, providerFileReaders, storedKeysAcrossMerchants, writeFile } from './uploads/uploads.public.ts';
import { mayReadSourcingImage } from './sourcing/sourcing.public.ts';
import { workOrderUses } from './work-orders/work-orders.public.ts';
import { removeRecipients } from './warning-emails/warning-emails.public.ts';

/** Registers the areas' answers to questions of lower areas and the kernel. */
afterResume.answerWith(applyLatest);
allPushes.answerWith(trackingPush, storePush);
approvalActions.answerWith(
  accountApproval,
  adjustmentApproval,
  compensationApproval,
  creditLimitApproval,
  discountApproval,
  priceGroupApproval,
  rateApproval,
  tariffApproval,
  thresholdApproval,
  topUpApproval,
);
configApproval.answerWith(approveThreshold);
chainedLedgers.answerWith(verifyLedgerAcrossMerchants);
expired.answerWith(
  deleteExpiredLinksAcrossMerchants,
  deleteExpiredPhoneLinksAcrossMerchants,
  deleteExpiredStaffLinksAcrossMerchants,
  deleteOldDraftsAcrossMerchants,
  deleteOldClaims,
  deleteOldFormDraftsAcrossMerchants,
  forgetOldLinksAcrossMerchants,
  logEndedActing,
);
outdated.answerWith(
  forgetOldPlacedAcrossMerchants,
  forgetOldWebhooksAcrossMerchants,
  deleteOldReportsAcrossMerchants,
  deleteOldOrderRowsAcrossMerchants,
  deleteOldScansAcrossMerchants,
);
accountReclaimed.answerWith(removeRecipients);
fileReaders.answerWith(
  mayReadInboundPhoto,
  mayReadLossImage,
  mayReadExceptionImage,
  mayReadPicture,
  mayReadSourcingImage,
  mayReadVoucher,
  mayReadWorkbook,
  mayReadJobFile,
);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockAcrossMerchants, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses, inboundUses, workOrderUses);
productsChanged.answerWith(settleWarnings);
providerFileReaders.answerWith(isConsumablePicture);
sealedValues.answerWith(forgetSealedOfAccounts, forgetSealedOfStaff, forgetSealedOfMails, forgetSealedOfIntegrations, forgetSealedOfStores);
keyUses.answerWith(writeKeyUseAcrossMerchants);
securityMailAgain.answerWith(sendLinkAgain, sendStaffLinkAgain);
storeFile.answerWith(writeFile);
