import type { ParcelInput } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { quote, type CompiledTariff } from '@quayside/domain/quotes/quote';
import type { QuoteInput, QuoteMethod, Reason, RowRef } from '@quayside/domain/quotes/quote-types';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import type { z } from 'zod';
import { tariffAt, tariffVersion } from './read-tariffs.ts';

type Parcel = z.output<typeof ParcelInput>;

/** Prices one parcel and gives every step of it. */
export async function explainParcel({ tx }: DeskCtx, parcel: Parcel) {
  const at = startOfDay(parcel.day);
  const loaded = parcel.version_id === undefined ? await tariffAt(tx, at) : found(await tariffVersion(tx, parcel.version_id, parcel.day));
  if (!loaded) throw new Refusal('tariffs.no_tariff');
  const { compiled, versionId: version_id, name } = loaded;
  const { first_day, last_day, currency } = compiled.tariff;
  const answer = quote(compiled, quoteInput(parcel, at));
  const priced = 'parcel' in answer ? answer : null;
  const methods = answer.methods.map((method) => ({ method, named: namesOf(compiled, method.method) }));
  return {
    version: { version_id, name, first_day, last_day, currency },
    errors: [...answer.errors],
    warnings: [...(priced?.warnings ?? [])],
    rate: priced?.rate ?? null,
    actual_g: priced?.parcel.actual_g ?? null,
    offered: methods.flatMap(({ method, named }) => (method.offered ? [offeredView(method, named)] : [])).toSorted(byTotal),
    refused: methods.flatMap(({ method, named }) =>
      method.offered ? [] : [{ ...shownNames(named), reasons: method.reasons.map(reasonView) }],
    ),
  };
}

function quoteInput(parcel: Parcel, at: Date): QuoteInput {
  const { length_cm = null, width_cm = null, height_cm = null, weight_g, country, postal_code } = parcel;
  const attributes = parcel.attributes.split(/[\s,]+/).filter((code) => code !== '');
  const goods = { sku: '1', quantity: 1, unit_price_usd: parcel.value_usd, hs_code: '', attributes, measured: true, consumables: [] };
  return {
    at: at.toISOString(),
    warehouse: parcel.warehouse,
    price_group: parcel.price_group,
    destination: { country, postal_code, address_type: 'residential' },
    lines: [{ ...goods, weight_g, length_cm, width_cm, height_cm }],
    consumables: [],
    services: [],
    tax: { vat: '', ioss: '', gst: '', icms: '' },
    platform_payment: false,
    recipient_day_value_usd: '0.00',
    parcel: null,
  };
}

type Named = CompiledTariff['methods'][number];
type Offered = Extract<QuoteMethod, { offered: true }>;

function namesOf({ methods }: CompiledTariff, code: string): Named {
  return found(methods.find(({ row }) => row.method === code));
}

function shownNames({ row: { method, name_en, name_zh, days_min, days_max } }: Named) {
  return { method, name_en, name_zh, days_min, days_max };
}

/** The header of a sheet is its row 1. */
function rowOf({ sheet, at }: RowRef) {
  return { sheet, row_no: at + 2 };
}

function offeredView(offered: Offered, named: Named) {
  const { method: _method, offered: _offered, ...figures } = offered;
  const { billing_method, volume_factor } = named.row;
  return {
    ...figures,
    ...shownNames(named),
    billing_method,
    volume_factor,
    zone_row: rowOf(offered.zone_row),
    method_row: rowOf(named.ref),
    items: offered.items.map(({ code, amount, inputs, row }) => ({ code, amount, inputs: { ...inputs }, row: row && rowOf(row) })),
    taxes: offered.taxes
      .filter(({ mode }) => mode !== 'charged')
      .map(({ kind, rule, mode, due, row }) => ({ kind, rule, mode, due, row: rowOf(row) })),
  };
}

function byTotal(a: { total: string }, b: { total: string }): number {
  return Number(a.total) - Number(b.total);
}

/** A reason and the figures of its sentence. */
function reasonView({ code, ...figures }: Reason) {
  const values = Object.entries(figures).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value] as const);
  return { code, figures: Object.fromEntries(values) as Record<string, string | number> }; // lists are joined, the rest is text or numbers
}
