import type { SystemCtx } from './ctx.ts';

/** Fills the demo customer with an area's rows; listed in `<area>.demo.ts`. */
export type DemoFill = (ctx: SystemCtx, customerId: number) => Promise<void>;
