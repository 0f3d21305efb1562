import { createHash, timingSafeEqual } from 'node:crypto';
import { FeedPush } from '@quayside/contract/tracking/tracking.schemas';
import { carrierNumber } from '@quayside/domain/tracking/carrier-number';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { jsonOf, type Push, type Pushed } from '#server/kernel/pushes.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { takeReport, takeReports, type Report, type ReportedEvent } from './apply-report.ts';

/** 17TRACK's push: its header `sign` is the SHA-256 of the body, a slash and the key. */
export const trackingPush: Push = {
  path: '/push/17track',
  permit: ({ TRACK17_KEY: key }, { body, header }) => {
    if (key === undefined || !isSigned(body, key, header('sign') ?? '')) throw new Refusal('tracking.wrong_signature');
  },
  take: async (ctx, pushed) => takePush(ctx, jsonOf(pushed)),
  takeSome: async (ctx, some) => takeReports(ctx, some.map(reportIn)),
};

/** Null for whatever is no report: it is answered alone. */
function reportIn(pushed: Pushed): Report | null {
  const push = FeedPush.safeParse(jsonOf(pushed));
  return push.success && push.data.event === 'TRACKING_UPDATED' ? reportOf(push.data) : null;
}

function isSigned(body: Buffer, key: string, sign: string): boolean {
  const expected = createHash('sha256').update(body).update(`/${key}`).digest();
  const given = Buffer.from(sign, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function takePush(ctx: SystemCtx, body: unknown): Promise<void> {
  const push = FeedPush.safeParse(body);
  if (!push.success) throw new Refusal('request.malformed');
  // Other events, such as TRACKING_STOPPED, report nothing about the parcel.
  if (push.data.event !== 'TRACKING_UPDATED') return;
  await takeReport(ctx, reportOf(push.data));
}

function reportOf({ data: { number, track_info } }: FeedPush): Report {
  const latest = track_info?.latest_event ? [track_info.latest_event] : [];
  const listed = (track_info?.tracking?.providers ?? []).flatMap(({ events }) => events ?? []);
  const events = (listed.length > 0 ? listed : latest).flatMap(({ time_utc, description, location, sub_status }): ReportedEvent[] =>
    time_utc
      ? [{ at: new Date(time_utc).toISOString(), sub: sub_status ?? '', description: description ?? '', location: location ?? '' }]
      : [],
  );
  const { status, sub_status } = track_info?.latest_status ?? {};
  return { number: carrierNumber(number), main: status ?? '', sub: sub_status ?? '', events };
}
