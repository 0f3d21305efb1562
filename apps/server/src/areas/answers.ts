import { logEndedActing } from './sessions/sessions.public.ts';
import { chainedLedgers } from '#server/kernel/verify-chains.ts';
import { verifyLedger } from './wallets/wallets.public.ts';
import { expired } from '#server/kernel/clean-up.ts';
import { storeFile } from '#server/kernel/export-job.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { deleteExpiredLinksAcrossMerchants } from './accounts/accounts.public.ts';
import { maxUploadMb } from './basic-config/basic-config.public.ts';
import { hasSellable, settleWarnings, stockOf, stockUses } from './inventory/inventory.public.ts';
import { orderUses } from './orders/orders.public.ts';
import { productStock, productUses, productsChanged } from './products/products.public.ts';
import { serialUses } from './serial-numbers/serial-numbers.public.ts';
import { storedKeysAcrossMerchants, writeFile } from './uploads/uploads.public.ts';

/** Registers the areas' answers to questions of lower areas and the kernel. */
chainedLedgers.answerWith(verifyLedger);
expired.answerWith(deleteExpiredLinksAcrossMerchants, logEndedActing);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockOf, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses);
productsChanged.answerWith(settleWarnings);
storeFile.answerWith(writeFile);
