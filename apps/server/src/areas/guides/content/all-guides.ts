import { apiGuides } from './api.ts';
import { goodsGuides } from './goods.ts';
import type { GuideSeed } from './guide-seed.ts';
import { inboundGuides } from './inbound.ts';
import { moneyGuides } from './money.ts';
import { orderGuides } from './orders.ts';
import { serviceGuides } from './services.ts';
import { startGuides } from './start.ts';

/** Every article this product comes with. */
export const allGuides: readonly GuideSeed[] = [
  ...startGuides,
  ...goodsGuides,
  ...inboundGuides,
  ...orderGuides,
  ...moneyGuides,
  ...serviceGuides,
  ...apiGuides,
];
