import { expired } from '#server/kernel/clean-up.ts';
import { storeFile } from '#server/kernel/export-job.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { accountReclaimed, deleteExpiredLinksAcrossMerchants } from './accounts/accounts.public.ts';
import { maxUploadMb } from './basic-config/basic-config.public.ts';
import { isConsumablePicture } from './consumables/consumables.public.ts';
import { mayReadWorkbook } from './imports/imports.public.ts';
import { hasSellable, settleWarnings, stockOf, stockUses } from './inventory/inventory.public.ts';
import { mayReadJobFile } from './jobs/jobs.public.ts';
import { orderUses } from './orders/orders.public.ts';
import { mayReadPicture, productStock, productUses, productsChanged } from './products/products.public.ts';
import { serialUses } from './serial-numbers/serial-numbers.public.ts';
import { mayReadVoucher } from './top-ups/top-ups.public.ts';
import { fileReaders, providerFileReaders, storedKeysAcrossMerchants, writeFile } from './uploads/uploads.public.ts';
import { removeRecipients } from './warning-emails/warning-emails.public.ts';

/** Registers the areas' answers to questions of lower areas and the kernel. */
accountReclaimed.answerWith(removeRecipients);
expired.answerWith(deleteExpiredLinksAcrossMerchants);
fileReaders.answerWith(mayReadPicture, mayReadVoucher, mayReadWorkbook, mayReadJobFile);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockOf, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses);
productsChanged.answerWith(settleWarnings);
providerFileReaders.answerWith(isConsumablePicture);
storeFile.answerWith(writeFile);
