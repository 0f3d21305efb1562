import { expired } from '#server/kernel/clean-up.ts';
import { storeFile } from '#server/kernel/export-job.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { deleteExpiredLinksAcrossMerchants } from './accounts/accounts.public.ts';
import { approvalActions, approveThreshold, thresholdApproval } from './approvals/approvals.public.ts';
import { configApproval, maxUploadMb } from './basic-config/basic-config.public.ts';
import { hasSellable, settleWarnings, stockOf, stockUses } from './inventory/inventory.public.ts';
import { orderUses } from './orders/orders.public.ts';
import { productStock, productUses, productsChanged } from './products/products.public.ts';
import { serialUses } from './serial-numbers/serial-numbers.public.ts';
import { discountApproval } from './storage-fees/storage-fees.public.ts';
import { accountApproval, rateApproval, topUpApproval } from './top-ups/top-ups.public.ts';
import { storedKeysAcrossMerchants, writeFile } from './uploads/uploads.public.ts';
import { adjustmentApproval, creditLimitApproval } from './wallets/wallets.public.ts';

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
expired.answerWith(deleteExpiredLinksAcrossMerchants);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockOf, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses);
productsChanged.answerWith(settleWarnings);
storeFile.answerWith(writeFile);
