import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Consumable } from './consumables.schemas.ts';

export const consumablesCalls = defineCalls('consumables', {
  /** What the merchant can choose from: the company's and its own. */
  list: {
    method: 'GET',
    path: '/api/ucenter/product/getProductPackMaterial',
    input: Nothing,
    output: z.object({ list: z.array(Consumable) }),
    permission: 'products.read',
    log: null,
  },
});
