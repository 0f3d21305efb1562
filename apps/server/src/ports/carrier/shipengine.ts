import { z } from 'zod';
import { CarrierRefused, type BoughtLabel, type Carrier, type LabelRequest } from './port.ts';

const TIMEOUT_MS = 30_000;
const Label = z.object({
  label_id: z.string().min(1),
  status: z.string(),
  tracking_number: z.string().nullish(),
  label_download: z.object({ href: z.string() }).nullish(),
});
const Voided = z.object({ approved: z.boolean(), message: z.string().default(''), reason_code: z.string().nullish() });
const Errors = z.object({ errors: z.array(z.object({ error_code: z.string().default(''), message: z.string().default('') })).default([]) });
/** Codes that a retry may clear, although the status is 4xx. */
const temporary: ReadonlySet<string> = new Set(['rate_limit_exceeded', 'timeout', 'insufficient_funds', 'meter_failure']);
/** Refusals that are not about the parcel: a wrong key, which is corrected meanwhile, or too much at once. */
const notAboutParcel: ReadonlySet<number> = new Set([401, 403, 408, 429]);

export type ShipEngineAccount = { readonly key: string; readonly url: string };

/**
 * ShipEngine (ShipStation API, version 1). `external_shipment_id` is unique in the account and is our key: a label that was bought is
 * found by it, and a second purchase is refused with `identifier_conflict`.
 */
export function shipEngine({ key, url }: ShipEngineAccount, timeoutMs: number = TIMEOUT_MS): NonNullable<Carrier> {
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<{ status: number; content: unknown }> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'api-key': key, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(
        error instanceof Error && error.name === 'TimeoutError' ? 'the carrier took too long' : 'the carrier cannot be reached',
      );
    });
    const content: unknown = await answer.json().catch(() => null);
    return { status: answer.status, content };
  };
  const labelAt = async (path: string): Promise<unknown> => {
    const { status, content } = await ask('GET', `/v1/labels/${path}`);
    if (status === 404) return null;
    if (status !== 200) throw failureOf(status, content).error;
    return content;
  };
  const known = async (label_key: string): Promise<BoughtLabel | null> => {
    const content = await labelAt(`external_shipment_id/${encodeURIComponent(label_key)}?label_download_type=inline`);
    return content === null ? null : readLabel(content);
  };
  const isVoided = async (label_ref: string): Promise<boolean> => {
    const content = await labelAt(encodeURIComponent(label_ref));
    return content !== null && Label.parse(content).status === 'voided';
  };
  return {
    buyLabel: async (request) => {
      const before = await known(request.key);
      if (before) return before;
      const { status, content } = await ask('POST', '/v1/labels', purchaseOf(request));
      if (status === 200 || status === 201) return readLabel(content);
      const { error, codes } = failureOf(status, content);
      if (!codes.includes('identifier_conflict')) throw error;
      // An earlier try, whose answer was lost, reached the carrier while we asked.
      const bought = await known(request.key);
      if (!bought) throw new Error('the carrier has this parcel, but no label of it yet');
      return bought;
    },
    findLabel: async (label_key) => {
      const content = await labelAt(`external_shipment_id/${encodeURIComponent(label_key)}`);
      if (content === null) return null;
      const { label_id, status } = Label.parse(content);
      if (status === 'error') return null;
      if (status === 'processing') throw new Error('the carrier is still making the label');
      return label_id;
    },
    voidLabel: async (label_ref) => {
      const { status, content } = await ask('PUT', `/v1/labels/${encodeURIComponent(label_ref)}/void`);
      const error = voidError(status, content);
      // Not every carrier says by code that it has voided this label before: an earlier try, whose answer was lost, or somebody at ShipEngine.
      if (error instanceof CarrierRefused && (await isVoided(label_ref))) return;
      if (error) throw error;
    },
  };
}

function purchaseOf({ key, account, service, warehouse, to, weight_g, sides_cm, customs }: LabelRequest) {
  const [length, width, height] = sides_cm;
  const [address_line1, address_line2, address_line3] = to.lines;
  return {
    shipment: {
      external_shipment_id: key,
      carrier_id: account,
      service_code: service,
      warehouse_id: warehouse,
      ship_to: {
        name: to.name,
        company_name: to.company,
        phone: to.phone,
        address_line1,
        address_line2,
        address_line3,
        city_locality: to.city,
        state_province: to.state,
        postal_code: to.postcode,
        country_code: to.country,
      },
      packages: [{ weight: { value: weight_g, unit: 'gram' }, dimensions: { length, width, height, unit: 'centimeter' } }],
      ...(customs === null
        ? {}
        : { customs: { contents: 'merchandise', non_delivery: 'return_to_sender', customs_items: customs.map(itemOf) } }),
    },
    label_format: 'pdf',
    label_layout: '4x6',
    label_download_type: 'inline',
  };
}

function itemOf({ description, sku, quantity, value, hs_code, origin }: NonNullable<LabelRequest['customs']>[number]) {
  return {
    description,
    sku,
    quantity,
    value: { currency: 'usd', amount: Number(value) },
    harmonized_tariff_code: hs_code,
    ...(origin === null ? {} : { country_of_origin: origin }),
  };
}

/** Inline labels are a data URL. */
const INLINE = /^data:application\/pdf;base64,([A-Za-z0-9+/=]+)$/;

function readLabel(content: unknown): BoughtLabel {
  const { label_id, status, tracking_number, label_download } = Label.parse(content);
  if (status === 'voided' || status === 'error') throw new CarrierRefused(`the label of this parcel is ${status}`);
  const [, base64] = INLINE.exec(label_download?.href ?? '') ?? [];
  if (status !== 'completed' || !tracking_number || base64 === undefined) throw new Error('the carrier is still making the label');
  return { tracking_no: tracking_number, label_ref: label_id, pdf: Buffer.from(base64, 'base64') };
}

/** A refusal is an answer of status 200. */
function voidError(status: number, content: unknown): Error | null {
  if (status !== 200) return failureOf(status, content).error;
  const { approved, message, reason_code } = Voided.parse(content);
  if (approved || reason_code === 'label_already_voided') return null;
  return new CarrierRefused((message || reason_code || 'the carrier does not void this label').slice(0, 500));
}

function failureOf(status: number, content: unknown): { error: Error; codes: readonly string[] } {
  const errors = Errors.safeParse(content).data?.errors ?? [];
  const codes = errors.map(({ error_code }) => error_code);
  const said = errors.map(({ message }) => message).filter((message) => message !== '');
  const reason = (said.length > 0 ? said.join(' ') : `the carrier answered ${status}`).slice(0, 500);
  const isFinal = status >= 400 && status < 500 && !notAboutParcel.has(status) && !codes.some((code) => temporary.has(code));
  return { error: isFinal ? new CarrierRefused(reason) : new Error(reason), codes };
}
