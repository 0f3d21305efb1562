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
  'integrations:topic': 'What the message is about.',
  'integrations:object': ['The order, product or appointment it is about; its messages arrive in their order.', 'order 100204'],
  'integrations:state': 'Whether your system has taken it.',
  'integrations:is_test': ['1: about the sandbox, or a trial from the portal.', 0],
  'integrations:tries': ['How often it was sent.', 1],
  'integrations:status': ['What your system answered last; null when it did not.', 200],
  'integrations:next_try_at': 'When it is sent next; null when it is not.',
  'integrations:ended_at': 'When your system took it, or when we gave up.',
  'integrations:body': ['The data of the message, as JSON.', '{"status":"shipped"}'],
  'integrations:history': 'Every try, newest first.',
  'history.try_no': ['Number of the try.', 1],
  'history.tried_at': 'When it was sent.',
  'history.ms': ['How long the answer took, in milliseconds.', 84],
  'history.answer': ['The beginning of the answer.', 'ok'],
  'products:image_url': [
    'Path of the picture on this portal, opened by the same key; null without a picture.',
    '/open/v1/products/100001/image',
  ],
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
