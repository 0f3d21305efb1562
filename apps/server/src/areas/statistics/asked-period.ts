import { addMonths, DEFAULT_MONTHS, monthsBetween, periodBefore, rangeFault, type Period } from '@quayside/domain/statistics/months';
import { dayOf } from '#server/kernel/days.ts';
import { refuseFields } from '#server/kernel/refusal.ts';

type Input = { readonly from?: string | undefined; readonly to?: string | undefined };

export const monthOf = (now: Date) => dayOf(now).slice(0, 7);

/** The range of a page: what is missing is filled up to the running month, or to twelve months. Refused when backwards or too long. */
export function askedPeriod(now: Date, input: Input): Period {
  const to = input.to ?? monthOf(now);
  const from = input.from ?? addMonths(to, 1 - DEFAULT_MONTHS);
  const code = rangeFault({ from, to });
  // The end is what stands after the beginning, so the error is shown there.
  refuseFields(...(code === null ? [] : [{ path: 'to', code, params: {} }]));
  return { from, to };
}

/** What every page says about its range. */
export function answeredPeriod(now: Date, { from, to }: Period) {
  const before = periodBefore({ from, to });
  const running = monthOf(now);
  return {
    from,
    to,
    before_from: before.from,
    before_to: before.to,
    months: monthsBetween(from, to),
    running: running >= from && running <= to ? running : null,
  };
}
