import { z } from 'zod';
import { LONG_TEXT } from '@quayside/domain/products/product-rules';
import * as rules from '@quayside/domain/orders/order-rules';
import { tidyRecipient } from '@quayside/domain/orders/recipient-rules';
import { fieldError } from '../kernel/fields.ts';
import { namedProduct, oneName, sameNames } from '../kernel/open-goods.ts';
import { Id, besideFieldFaults, positiveText } from '../kernel/shapes.ts';
import { QuoteAnswer, QuoteInput } from './order-quotes.schemas.ts';
import { OrderDetail, OrderFields, OrderLine, whyNotOrder } from './orders.schemas.ts';
import { OrderRow } from './order-row.schemas.ts';

/** Name and price are the product's own when they are left out. */
const Line = z
  .strictObject({
    ...namedProduct,
    product_name: z.string().trim().min(1).max(LONG_TEXT).optional(),
    unit_price: positiveText(8, 2).optional(),
    quantity: z.int().min(1).max(rules.MAX_QUANTITY),
  })
  .superRefine(oneName);
const lines = z
  .array(Line)
  .min(1)
  .max(rules.MAX_LINES)
  .superRefine((list, check) => {
    for (const { index, field } of sameNames(list))
      check.addIssue({ code: 'custom', path: [index, field], input: list, message: fieldError('duplicate').error });
  });

const fields = OrderFields.omit({ order_id: true, updated_at: true, lines: true }).extend({ lines });
/** The recipient is checked as everywhere; lines have their own check, because they may name a SKU. */
const whyNot: typeof whyNotOrder = (value, check) => whyNotOrder({ ...value, lines: [] }, check);

export const OpenOrderInput = fields.superRefine(whyNot, besideFieldFaults).overwrite(tidyRecipient);
export type OpenOrderInput = z.output<typeof OpenOrderInput>;
export const OpenOrderChange = fields
  .extend({ order_id: Id, updated_at: z.iso.datetime().optional() })
  .superRefine(whyNot, besideFieldFaults)
  .overwrite(tidyRecipient);

/** What the account could spend, and the recipient's orders from other warehouses, are not part of an answer to a key. */
export const OpenQuoteInput = QuoteInput.omit({ order_id: true, lines: true }).extend({ lines });
export const OpenQuoteAnswer = QuoteAnswer.omit({ spendable: true, recipient_day_value: true });

export const OpenOrderRow = OrderRow.omit({ goods: true }).extend({ goods: z.array(z.object({ sku: z.string(), quantity: z.int() })) });
export const OpenOrder = OrderDetail.omit({ lines: true, consumables: true }).extend({
  lines: z.array(OrderLine.omit({ image_url: true, consumables: true })),
});
