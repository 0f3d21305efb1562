import { expect, it } from 'vitest';
import { readEventTime } from '#server/areas/tracking/event-time.ts';

it.each([
  ['2026-10-01 08:30', '2026-10-01T08:30:00.000Z'],
  ['2026-10-01T08:30:15Z', '2026-10-01T08:30:15.000Z'],
  ['2026-10-01 08:30:15 +0800', '2026-10-01T00:30:15.000Z'],
  ['2026-10-01T08:30:15+08:00', '2026-10-01T00:30:15.000Z'],
  ['2026-02-31 08:30', null],
  ['2026-10-01 25:30', null],
  ['01.10.2026', null],
  ['', null],
])('reads %s', (written, at) => expect(readEventTime(written)).toBe(at));
