import { inboundCalls } from '../../packages/contract/src/inbound/inbound.calls.ts';
import type { Figure } from '../figure.ts';
import { largeAndSmall, type Question } from '../large-and-small.ts';
import { addMerchants, signIn, type World } from '../world.ts';
import { bigAppointment } from './big-appointment.ts';
import { fillInbounds, type Inbounds } from './fill-inbound.ts';
import { deskLists } from './desk-lists.ts';
import { clerk, scan } from './scan.ts';

const { path } = inboundCalls.list;
const questions: readonly Question[] = [
  { name: 'Inbound appointments', path, query: 'limit=20', most: 2 },
  { name: 'Inbound appointments, page 40', path, query: 'limit=20&page=40', most: 2 },
  { name: 'Inbound appointments that are drafts', path, query: 'limit=20&bill_status=draft', most: 2 },
  { name: 'Inbound appointments by a number’s beginning', path, query: 'limit=20&number=asn-240105', most: 3 },
  { name: 'Inbound appointments of one SKU', path, query: 'limit=20&sku=sku-0000077', most: 5 },
  { name: 'Inbound appointments of a day long ago', path, query: 'limit=20&from=2024-01-01&to=2024-01-01', most: 3 },
  { name: 'Inbound appointments, counts of the tabs', path: inboundCalls.counts.path, most: 3 },
  { name: 'Boxes', path: inboundCalls.boxes.path, query: 'limit=20', most: 2 },
];

/** Appointments of one large merchant among a hundred, an appointment of 2,000 lines in 500 boxes, and a scan at the dock. */
export async function inbound(world: World, sizes: Inbounds): Promise<Figure[]> {
  const database = await world.database();
  const large = await addMerchants(database);
  const small = await signIn(database, large.customer_id + 1);
  await fillInbounds(database.url, large.customer_id, sizes);
  const token = await clerk(database.db);
  const words = { large: sizes.large.toLocaleString('en'), small: sizes.small.toLocaleString('en') };
  return [
    ...(await largeAndSmall(database.url, { large, small }, words, questions)),
    ...(await bigAppointment(database, large)),
    await scan(database, large.customer_id, token),
    ...(await deskLists(database, large.customer_id, token)),
  ];
}
