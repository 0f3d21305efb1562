import { createHash } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { FEED_KEY } from '../world.ts';

export type Report = { readonly number: string; readonly status: string; readonly subs: readonly string[] };

/** Sends a report as 17TRACK does, signed; its last event is its status. Fails unless it was taken. */
export function push(agent: Agent, base: string, { number, status, subs }: Report): Promise<void> {
  const events = subs.map((sub_status, at) => ({
    time_utc: `2026-10-${String(at + 1).padStart(2, '0')}T08:00:00Z`,
    description: `${sub_status} of the parcel`,
    location: 'Berlin',
    sub_status,
  }));
  const latest_status = { status, sub_status: subs.at(-1) ?? '' };
  const body = JSON.stringify({
    event: 'TRACKING_UPDATED',
    data: { number, track_info: { latest_status, tracking: { providers: [{ events }] } } },
  });
  const sign = createHash('sha256').update(`${body}/${FEED_KEY}`).digest('hex');
  return new Promise((done, fail) => {
    const sent = request(
      `${base}/push/17track`,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', sign } },
      (response) => {
        response.resume();
        response.on('end', () => (response.statusCode === 200 ? done() : fail(new Error(`the push was answered ${response.statusCode}`))));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
