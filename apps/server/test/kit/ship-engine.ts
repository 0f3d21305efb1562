import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { afterAll } from 'vitest';

type Purchase = { shipment: { external_shipment_id: string; ship_to: { name: string } } & Record<string, unknown> };
type Behaviour = 'good' | 'lost' | 'slow' | 'limited' | 'broken' | 'bad_address' | 'no_answer';
export const SHIPENGINE_KEY = 'TEST_key-of-shipengine';
/** `at_carrier`: somebody has voided the label at the carrier, which ShipEngine hears of only now. */
type VoidBehaviour = 'good' | 'lost' | 'broken' | 'too_old' | 'at_carrier';
/** How a void of a voided label is answered. */
type Repeated = 'message' | 'error';
const PDF = `%PDF-1.4 label of `;
export const TOO_OLD = 'This label is too old to be voided.';

/**
 * Speaks ShipEngine's protocol: keys in `api-key`, labels found by `external_shipment_id`, a second purchase with the same one refused
 * as `identifier_conflict`, errors in an array, refused voids with status 200. `lost`: the label is bought or voided, the answer never
 * arrives.
 */
export async function shipEngineServer() {
  const labels = new Map<string, { label_id: string; tracking_number: string; paid: Purchase; isVoided: boolean }>();
  const seen: string[] = [];
  const next: Behaviour[] = [];
  const nextVoid: VoidBehaviour[] = [];
  /** A test holds purchases back to do something meanwhile. */
  const held: { purchase: Promise<void> } = { purchase: Promise.resolve() };
  const repeated: { as: Repeated } = { as: 'message' };
  let serial = 0;
  const answer = (reply: ServerResponse, status: number, content: unknown) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  const refuse = (reply: ServerResponse, status: number, error_code: string, message: string) =>
    answer(reply, status, { request_id: 'x', errors: [{ error_source: 'shipengine', error_type: 'validation', error_code, message }] });
  const shown = (key: string) => {
    const label = labels.get(key);
    if (!label) return null;
    const href = `data:application/pdf;base64,${Buffer.from(PDF + label.tracking_number).toString('base64')}`;
    return {
      label_id: label.label_id,
      status: label.isVoided ? 'voided' : 'completed',
      tracking_number: label.tracking_number,
      label_download: { href },
    };
  };
  const buy = async (request: IncomingMessage, reply: ServerResponse) => {
    const asked = JSON.parse(await bodyOf(request)) as Purchase; // written by the adapter under test
    const key = asked.shipment.external_shipment_id;
    const behaviour = next.shift() ?? 'good';
    if (behaviour === 'limited') return refuse(reply.setHeader('retry-after', '1'), 429, 'rate_limit_exceeded', 'Too many requests');
    if (behaviour === 'broken') return void reply.writeHead(502).end('<html>');
    if (behaviour === 'no_answer') return undefined;
    if (behaviour === 'bad_address') return refuse(reply, 400, 'invalid_address', 'The postal code is not valid.');
    if (labels.has(key)) return refuse(reply, 400, 'identifier_conflict', 'external_shipment_id must be unique.');
    await held.purchase;
    labels.set(key, { label_id: `se-${++serial}`, tracking_number: `1Z999AA${String(10_000_000 + serial)}`, paid: asked, isVoided: false });
    if (behaviour === 'lost') return void reply.destroy();
    return answer(reply, 200, shown(key));
  };
  const keyOf = (label_id: string) => [...labels].find(([, label]) => label.label_id === label_id)?.[0];
  const cancel = (label_id: string, reply: ServerResponse) => {
    const label = labels.get(keyOf(label_id) ?? '');
    const behaviour = nextVoid.shift() ?? 'good';
    if (behaviour === 'broken') return void reply.writeHead(502).end('<html>');
    if (!label) return refuse(reply, 404, 'not_found', 'No such label.');
    const no = (message: string, more: object) => answer(reply, 200, { approved: false, message, ...more });
    if (behaviour === 'too_old') return no(TOO_OLD, { reason_code: 'label_not_found_within_void_period' });
    if (label.isVoided && repeated.as === 'error') return refuse(reply, 400, 'invalid_status', 'This label is voided.');
    if (label.isVoided) return no('This label is voided.', { reason_code: 'unspecified' });
    if (behaviour === 'at_carrier') return no('This label is voided.', { reason_code: 'label_already_voided' });
    label.isVoided = true;
    if (behaviour === 'lost') return void reply.destroy();
    return answer(reply, 200, { approved: true, message: 'Request for refund submitted. This label has been voided.' });
  };
  const server = createServer((request, reply) => {
    seen.push(`${request.method} ${request.url?.split('?')[0]?.replace(/[0-9a-f-]{36}$/, ':key')}`);
    if (request.headers['api-key'] !== SHIPENGINE_KEY) return refuse(reply, 401, 'unauthorized', 'The API key is not valid.');
    const key = /^\/v1\/labels\/external_shipment_id\/([^?]+)(?:\?label_download_type=inline)?$/.exec(request.url ?? '')?.[1];
    const [, ref = '', isVoid] = /^\/v1\/labels\/(se-\d+)(\/void)?$/.exec(request.url ?? '') ?? [];
    if (request.method === 'PUT' && isVoid !== undefined) return cancel(ref, reply);
    if (request.method === 'GET' && (key !== undefined || ref !== '')) {
      const label = shown(key ?? keyOf(ref) ?? '');
      return label ? answer(reply, 200, label) : refuse(reply, 404, 'not_found', 'No such label.');
    }
    if (request.method === 'POST' && request.url === '/v1/labels') return void buy(request, reply);
    return refuse(reply, 404, 'not_found', 'No such page.');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, labels, seen, next, nextVoid, held, repeated, pdfOf: (number: string) => PDF + number };
}
