import dayjs from 'dayjs';

/** Today by the reader's clock; the server, which knows the provider's, has the last word. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}

/** The month before this one, as 2026-10: the last that is over. */
export function lastMonth(): string {
  return dayjs().subtract(1, 'month').format('YYYY-MM');
}
