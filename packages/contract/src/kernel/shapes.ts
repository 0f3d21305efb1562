import { z } from 'zod';
import { isCountryCode } from '@quayside/domain/kernel/countries';
import { fieldError } from './fields.ts';

/** A row's number, given by the database. */
export const Id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
export const Uuid = z.uuid();
/** A picture as it is, or at most 160 by 160 pixels, for lists. */
export const PictureSize = z.enum(['small', 'full']);
export type PictureSize = z.output<typeof PictureSize>;
export const Flag = z.literal([0, 1]);

/** A moment: a Date on the server, ISO text on the wire and in the browser. */
export const Timestamp = z
  .date()
  .transform((at) => at.toISOString())
  .pipe(z.iso.datetime());

/** A day by the provider's calendar (D-63), as 2026-11-15. */
export const Day = z.iso.date();

/** ISO 3166 alpha-2. */
export const CountryCode = z.string().refine(isCountryCode, fieldError('country'));

/** An exact number as text, never a binary float: so many digits before and at most so many behind the point. */
export function decimalText(whole: number, fraction: number) {
  return z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{1,${whole}}(?:\\.\\d{1,${fraction}})?$`), { ...fieldError('decimal'), abort: true });
}

/** An exact number above zero. */
export function positiveText(whole: number, fraction: number) {
  return decimalText(whole, fraction).refine((text) => /[1-9]/.test(text), fieldError('above_zero'));
}

/** An email address as we keep it: trimmed and in lower case, so one person is one address. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(fieldError('email')));

/** A remark, a note, a comment: 500 characters everywhere (LIMIT-03). */
export const Remark = z.string().trim().max(500, fieldError('over_500'));

/** A code people type or scan: no control characters, no angle brackets (D-105). */
export function codeText(max: number) {
  return (
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
      .regex(/^[^<>\u0000-\u001f\u007f]*$/, fieldError('special_symbols'))
  );
}

export const pageSizes = [10, 20, 30, 50, 100, 200] as const; // LIMIT-01
export const PageSize = z.literal(pageSizes);

/** How deep a list can be paged; past that people filter or export. */
export const PAGE_DEPTH = 10_000;
/** How far a list is counted beyond where its page begins: a page costs the same, however many rows there are. */
const COUNT_AHEAD = 1000;

/** A count larger than this means "more than this": nobody counted further. */
export function countedTo({ page, limit }: { page: number; limit: number }): number {
  return Math.min(PAGE_DEPTH, (page - 1) * limit + COUNT_AHEAD);
}

/** The input of a list: paging, sorting by the named columns, and the area's own filters. */
export function listInput<const Sort extends string, Filters extends z.ZodRawShape>(sorts: readonly [Sort, ...Sort[]], filters: Filters) {
  return z.strictObject({
    page: z
      .int()
      .min(1)
      .max(PAGE_DEPTH / 10)
      .default(1),
    limit: PageSize.default(20),
    sort: z.enum(sorts).default(sorts[0] as never), // zod's enum type and the tuple's head are the same words
    order: z.enum(['asc', 'desc']).default('desc'),
    ...filters,
  });
}

/** A page of rows. `count` stops at one more than `countedTo` says: that is shown as "1,000+". */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ list: z.array(row), count: z.int().min(0) });
}

export const Nothing = z.strictObject({});
export const Done = z.object({});
export const JobStarted = z.object({ job_id: Id });

/** A check of a whole object that speaks up beside the faults of single fields: all of them are told at once. */
export const besideFieldFaults = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Where a list says something for the second time: its entries, or the one field of them that tells them apart. */
export function repeated(list: unknown, key?: string): number[] {
  if (!Array.isArray(list)) return [];
  const said = list.map((one: unknown) =>
    key === undefined ? one : typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined,
  );
  return said.flatMap((one, index) => (one !== undefined && said.indexOf(one) < index ? [index] : []));
}

/** Marks what must never be written down: passwords, tokens, keys. The operation log shows *** instead. */
export function secret<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ mask: 'secret' });
}

/** Marks data about a person: an address, a phone. The operation log shows its first letter only. */
export function personal<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ mask: 'personal' });
}
