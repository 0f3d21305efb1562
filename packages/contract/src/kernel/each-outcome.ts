import { z } from 'zod';

/** Why an item of a bulk action was refused: a refusal's code with its figures, and its field errors. */
export const ItemRefusal = z.object({
  code: z.string(),
  /** In the caller's language. */
  msg: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.array(z.object({ path: z.string(), code: z.string() })),
});
export type ItemRefusal = z.output<typeof ItemRefusal>;

/** The result per item of a bulk action, in the order asked: either the reply or the refusal. */
export function eachOutcome<Reply extends z.ZodType>(reply: Reply) {
  return z.object({
    list: z.array(z.object({ item: z.union([z.int(), z.string()]), reply: reply.nullable(), refusal: ItemRefusal.nullable() })),
  });
}
