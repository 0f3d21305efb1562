import dayjs from 'dayjs';

/** Today in the reader's time zone; the server checks against the provider's. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}

/** The previous month, as 2026-10: the last complete one. */
export function lastMonth(): string {
  return dayjs().subtract(1, 'month').format('YYYY-MM');
}
