import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';

type Key = Parameters<typeof text<'moneyColumns'>>[2];
export type StatementWords = ReturnType<typeof statementWords>;

/** Words, days, countries and amounts as a statement in this language writes them. */
export function statementWords(language: Language) {
  const words = (key: Key, params: Record<string, string | number> = {}) => text(language, 'moneyColumns', key, params);
  const months = words('months').split(' ');
  const regions = new Intl.DisplayNames(language === 'en' ? 'en' : 'zh-Hans', { type: 'region' });
  const parts = (day: string) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return { year, month: months[Number(month) - 1] ?? month, date: Number(date) };
  };
  return {
    words,
    /** 2026-10-01 as 1 Oct 2026; in Chinese as it is. */
    day: memoized((day: string) => {
      const { year, month, date } = parts(day);
      return language === 'en' ? `${date} ${month.slice(0, 3)} ${year}` : day;
    }),
    month: (day: string) => words('month_year', parts(day)),
    period: (from: string, to: string) => words('period_range', { ...parts(from), first: parts(from).date, last: parts(to).date }),
    country: memoized((code: string) => regions.of(code) ?? code),
  };
}

/** A month has 31 days and a ledger few countries: each is formatted once. */
function memoized(make: (given: string) => string): (given: string) => string {
  const known = new Map<string, string>();
  return (given) => {
    let made = known.get(given);
    if (made === undefined) known.set(given, (made = make(given)));
    return made;
  };
}
