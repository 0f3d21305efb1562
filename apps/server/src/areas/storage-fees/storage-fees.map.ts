import { flag } from '#server/kernel/flag.ts';

export function billRow<Row extends { settled_at: Date | null }>(row: Row) {
  return { ...row, currency: 'USD' as const, settled: flag(row.settled_at !== null) };
}
