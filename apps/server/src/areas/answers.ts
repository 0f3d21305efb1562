import { expired } from '#server/kernel/clean-up.ts';
import { storeFile } from '#server/kernel/export-job.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { sealedValues } from '#server/kernel/replace-secret-key.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { deleteExpiredLinksAcrossMerchants, forgetSealedOfAccounts, sendLinkAgain } from './accounts/accounts.public.ts';
import { maxUploadMb } from './basic-config/basic-config.public.ts';
import { hasSellable, settleWarnings, stockOf, stockUses } from './inventory/inventory.public.ts';
import { forgetOldLinksAcrossMerchants, forgetSealedOfMails, securityMailAgain } from './mails/mails.public.ts';
import { orderUses } from './orders/orders.public.ts';
import { productStock, productUses, productsChanged } from './products/products.public.ts';
import { serialUses } from './serial-numbers/serial-numbers.public.ts';
import { deleteExpiredStaffLinksAcrossMerchants, forgetSealedOfStaff, sendStaffLinkAgain } from './staff/staff.public.ts';
import { storedKeysAcrossMerchants, writeFile } from './uploads/uploads.public.ts';

/** Registers the areas' answers to questions of lower areas and the kernel. */
expired.answerWith(deleteExpiredLinksAcrossMerchants, deleteExpiredStaffLinksAcrossMerchants, forgetOldLinksAcrossMerchants);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockOf, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses);
productsChanged.answerWith(settleWarnings);
sealedValues.answerWith(forgetSealedOfAccounts, forgetSealedOfStaff, forgetSealedOfMails);
securityMailAgain.answerWith(sendLinkAgain, sendStaffLinkAgain);
storeFile.answerWith(writeFile);
