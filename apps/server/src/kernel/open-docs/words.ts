import { commonWords, moneyWords } from './words-common.ts';
import { inboundWords, productWords } from './words-goods.ts';
import { orderWords, quoteWords } from './words-orders.ts';
import type { Words } from './words-type.ts';

/** The same name of something else, by the field around it or by the area. */
const special: Words = {
  'box_states.state': 'State of the boxes.',
  'boxes.items': 'What is in each of these boxes.',
  'quote.shipping': 'The part for shipping, in USD.',
  'methods.shipping': ['The part for shipping, in USD; null when it is not offered.', '11.20'],
  'quote.total': ['The whole price, in USD.', '12.40'],
  'methods.total': ['The whole price, in USD; null when it is not offered.', '12.40'],
  'orders:total': ['Declared value of the goods in USD; after submission, what is held for the order.', '37.00'],
  'sandboxes:to': 'The status wanted. All steps before it are done too.',
  'sandboxes:reason': ['Of an exception: what is wrong.', 'lost'],
  'sandboxes:text': ['What staff or the carrier would write.', ''],
  'sandboxes:outcome': ['What the warehouse finds.', 'exact'],
  'sandboxes:units': ['How many units are missing, too many or damaged.', 1],
  'sandboxes:amount': ['Play money, in whole USD.', 1000],
  'tracking:number': ['The number to show to the recipient.', ''],
  'lines.quantity': ['How many units.', 2],
  'services.quantity': ['How many times the service is wanted or was done.', 1],
};
const all: Words = { ...commonWords, ...moneyWords, ...productWords, ...inboundWords, ...orderWords, ...quoteWords };

/** Where a field stands. */
export type Place = { readonly area: string; readonly parent: string; readonly field: string };

function found({ area, parent, field }: Place) {
  return special[`${parent}.${field}`] ?? special[`${area}:${field}`] ?? all[field];
}

export function wordOf(place: Place): string | undefined {
  const word = found(place);
  return typeof word === 'string' ? word : word?.[0];
}

export function exampleOf(place: Place): string | number | boolean | null | undefined {
  const word = found(place);
  return typeof word === 'string' ? undefined : word?.[1];
}
