import dayjs from 'dayjs';

/** Today by the reader's clock; the server, which knows the provider's, has the last word. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}
