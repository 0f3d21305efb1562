import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { CARRIER_NUMBER, carrierNumber } from '@quayside/domain/tracking/carrier-number';
import { isSubStatus, readMainStatus } from '@quayside/domain/tracking/tracking-statuses';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { readEventTime } from './event-time.ts';
import { lockNumbers, takeReport, type Report, type ReportedEvent } from './apply-report.ts';

type Row = ParsedOf<typeof trackingDeskCalls.deskTakeEvents>['rows'][number];
type ReadRow = ReportedEvent & { readonly number: string; readonly main: string };

/** A carrier's clock may be ahead of ours, but not by more. */
const AHEAD_MS = 24 * 3_600_000;

/** Events of a file are reports like those of the feed: forwards only, doubled and late ones change nothing. */
export async function takeEvents(ctx: DeskCtx, { rows }: ParsedOf<typeof trackingDeskCalls.deskTakeEvents>) {
  const read = rows.map((row) => readRow(row));
  refuseFields(...rows.flatMap((row, at) => mistakes(ctx, row, at)));
  const byNumber = [...Map.groupBy(read, ({ number }) => number)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await lockNumbers(
    ctx.tx,
    byNumber.map(([number]) => number),
  );
  let waiting = 0;
  for (const [number, events] of byNumber) if ((await takeReport(ctx, reportOf(number, events))) === 'waits') waiting++;
  return { numbers: byNumber.length, waiting };
}

function readRow({ number, at, main, detail, location }: Row): ReadRow {
  const name = readMainStatus(main) ?? '';
  const [sub, description] = isSubStatus(detail) ? [detail, ''] : [`${name}_Other`, detail];
  return { number: carrierNumber(number), at: readEventTime(at) ?? '', main: name, sub, description, location };
}

/** The newest event is what the carrier says now. */
function reportOf(number: string, rows: readonly ReadRow[]): Report {
  const [newest, ...older] = rows.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const events = (newest ? [newest, ...older] : []).map(({ at, sub, description, location }) => ({ at, sub, description, location }));
  return { number, main: newest?.main ?? '', sub: newest?.sub ?? '', events };
}

function mistakes({ now }: DeskCtx, row: Row, at: number): FieldError[] {
  const read = readRow(row);
  const isTime = read.at !== '' && Date.parse(read.at) <= now.getTime() + AHEAD_MS;
  const wrong = [
    [CARRIER_NUMBER.test(read.number), 'number', 'tracking.carrier_number'],
    [isTime, 'at', 'tracking.wrong_time'],
    [read.main !== '', 'main', 'tracking.unknown_status'],
  ] as const;
  return wrong.flatMap(([isGood, field, code]) => (isGood ? [] : [{ path: `rows.${at}.${field}`, code, params: {} }]));
}
