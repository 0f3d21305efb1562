import type { Quote, QuoteMethod } from './quote-types.ts';

/** A worked example's quote: fields it does not have are not compared, and neither are inputs, which only explain. */
export type ExpectedQuote = {
  readonly errors: readonly { readonly code: string; readonly path?: string | undefined }[];
  readonly warnings?: readonly string[] | undefined;
  readonly currency?: string | undefined;
  readonly tariff_version?: string | undefined;
  readonly day?: string | undefined;
  readonly expires_at?: string | undefined;
  readonly parcel?: Readonly<Record<string, unknown>> | undefined;
  readonly methods: readonly ExpectedMethod[];
};
export type ExpectedMethod = {
  readonly method: string;
  readonly offered: boolean;
  readonly zone?: string | undefined;
  readonly volumetric_g?: number | null | undefined;
  readonly billable_g?: number | undefined;
  readonly chargeable_g?: number | undefined;
  readonly items?: readonly { readonly code: string; readonly amount: string }[] | undefined;
  readonly reasons?: readonly { readonly code: string }[] | undefined;
  readonly taxes?: readonly { readonly kind: string; readonly mode: string; readonly due: string }[] | undefined;
  readonly estimated_cost?: string | undefined;
  readonly other_charges?: string | undefined;
  readonly total?: string | undefined;
};

export type QuoteDifference = { readonly what: string; readonly expected: string; readonly got: string };

/** Errors, warnings, parcel, the methods in order, and of each its items with amounts in order, reasons, taxes and sums. */
export function compareQuotes(expected: ExpectedQuote, got: Quote): QuoteDifference[] {
  const differences = differ('', headOf(expected), headOf(got));
  const found = new Map(got.methods.map((method) => [method.method, method]));
  for (const method of expected.methods) {
    const same = found.get(method.method);
    if (same !== undefined) differences.push(...compareMethods(method, same));
  }
  return differences;
}

function compareMethods(expected: ExpectedMethod, got: QuoteMethod): QuoteDifference[] {
  const [before, after] = [figuresOf(expected), figuresOf(got)];
  if (expected.offered !== got.offered) return differ(`${expected.method} `, { offered: before['offered'] }, { offered: after['offered'] });
  const [wanted, items] = [amountsOf(expected), expected.items ? amountsOf(got) : {}];
  return [
    ...differ(`${expected.method} `, before, after),
    // Every item by its code, so that one changed cent is named; the order is compared among the figures.
    ...differ(`${expected.method} `, withMissing(wanted, items), withMissing(items, wanted)),
  ];
}

type Figures = Readonly<Record<string, unknown>>;

function headOf(quote: ExpectedQuote): Figures {
  const { errors, warnings, currency, tariff_version, day, expires_at, parcel, methods } = quote;
  const figures = Object.entries(parcel ?? {}).map(([key, value]) => [`parcel ${key}`, value] as const);
  return {
    errors: errors.map(({ code, path }) => `${code} ${path ?? ''}`.trim()),
    warnings,
    currency,
    tariff_version,
    day,
    expires_at,
    ...Object.fromEntries(figures),
    methods: methods.map(({ method }) => method),
  };
}

function figuresOf(method: ExpectedMethod): Figures {
  const { items, reasons, taxes, method: _, ...rest } = method;
  return {
    ...rest,
    items: items?.map(({ code }) => code),
    reasons: reasons?.map(({ code }) => code),
    taxes: taxes?.map(({ kind, mode, due }) => `${kind} ${mode} ${due}`),
  };
}

function amountsOf({ items }: ExpectedMethod): Figures {
  return Object.fromEntries((items ?? []).map(({ code, amount }) => [code, amount]));
}

/** An item that only the other side has counts as "none". */
function withMissing(figures: Figures, other: Figures): Figures {
  const missing = Object.keys(other).filter((key) => !(key in figures));
  return { ...figures, ...Object.fromEntries(missing.map((key) => [key, null])) };
}

function differ(prefix: string, expected: Figures, got: Figures): QuoteDifference[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const [wanted, is] = [textOf(value), textOf(got[key])];
    return value === undefined || wanted === is ? [] : [{ what: prefix + key, expected: wanted, got: is }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return Array.isArray(value) ? value.map(textOf).join(', ') || 'none' : String(value);
}
