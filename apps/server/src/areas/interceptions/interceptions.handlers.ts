import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import { interceptionsDeskCalls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import { interceptionsOpenCalls } from '@quayside/contract/interceptions/interceptions.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { decideInterception, getOddsForStaff, listForStaff } from './decide-interception.ts';
import { getOdds, interceptOrder, interceptionsOf } from './intercept-order.ts';

export const interceptionsHandlers = [
  ...handlers(interceptionsCalls, { intercept: interceptOrder, odds: getOdds, ofOrder: interceptionsOf }),
  ...handlers(interceptionsOpenCalls, { openIntercept: interceptOrder }),
  ...handlers(interceptionsDeskCalls, { deskList: listForStaff, deskOdds: getOddsForStaff, deskDecide: decideInterception }),
];
