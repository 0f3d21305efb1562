import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Consumable } from './consumables.schemas.ts';

export const consumablesCalls = defineCalls('consumables', {
  /** The consumables a merchant can choose: the company's and its own. */
  list: {
    method: 'GET',
    path: '/api/ucenter/product/getProductPackMaterial',
    input: Nothing,
    output: z.object({ list: z.array(Consumable) }),
    permission: 'products.read',
    log: null,
  },
});
