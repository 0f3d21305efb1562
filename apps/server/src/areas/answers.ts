import { expired } from '#server/kernel/clean-up.ts';
import { keysInUse } from '#server/kernel/sweep-files.ts';
import { maxUploadSize } from '#server/kernel/upload-limit.ts';
import { deleteExpiredLinksAcrossMerchants } from './accounts/accounts.service.ts';
import { maxUploadMb } from './basic-config/basic-config.service.ts';
import { hasSellable, settleWarnings, stockOf, stockUses } from './inventory/inventory.service.ts';
import { orderUses } from './orders/orders.service.ts';
import { productStock, productUses, productsChanged } from './products/products.service.ts';
import { serialUses } from './serial-numbers/serial-numbers.service.ts';
import { storedKeysAcrossMerchants } from './uploads/uploads.service.ts';

/** What areas answer to questions of areas below them and of the kernel. */
expired.answerWith(deleteExpiredLinksAcrossMerchants);
keysInUse.answerWith(storedKeysAcrossMerchants);
maxUploadSize.answerWith(maxUploadMb);
productStock.answerWith({ stockOf, hasSellable });
productUses.answerWith(stockUses, serialUses, orderUses);
productsChanged.answerWith(settleWarnings);
