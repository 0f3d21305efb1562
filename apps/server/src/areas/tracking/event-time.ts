const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** The moment a file names, as ISO text; without an offset it is UTC. Null when it is none: 31 February is no day. */
export function readEventTime(written: string): string | null {
  const [, year, month, day, hour, minute, second = '00', offset = 'Z'] = WRITTEN.exec(written.trim()) ?? [];
  if (year === undefined) return null;
  const zone = offset === 'Z' || offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
  const millis = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number.isNaN(millis) || Number(day) > lastDay ? null : new Date(millis).toISOString();
}
