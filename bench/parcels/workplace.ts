import { dashboardsCalls } from '../../packages/contract/src/dashboards/dashboards.calls.ts';
import type { Figure } from '../figure.ts';
import { largeAndSmall, type Question } from '../large-and-small.ts';
import type { ParcelSite } from './open-parcels.ts';

const { workplace, inbox, orderFigures, fulfilment, runway } = dashboardsCalls;
const questions: readonly Question[] = [
  { name: 'Workplace: steps, newest message, sign-ins', path: workplace.path, most: 3 },
  { name: 'Workplace: what needs the merchant', path: inbox.path, most: 3 },
  { name: 'Workplace: orders of the month, exceptions, errors', path: orderFigures.path, most: 3 },
  { name: 'Workplace: orders a day, delivery times', path: fulfilment.path, most: 3 },
  { name: 'Workplace: how long the balance lasts', path: runway.path, most: 3 },
];

/** The calls of the workplace of a merchant with a million orders, one a minute until now, against those of one with a thousand. */
export function workplaceCalls({ database, large, small, words }: ParcelSite): Promise<Figure[]> {
  return largeAndSmall(database.url, { large, small }, words, questions);
}
