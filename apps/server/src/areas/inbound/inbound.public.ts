/** What other areas may use. */
export { chargeFees } from './charge-fees.ts';
export {
  addEvent,
  announceStock,
  documentOf,
  endExpecting,
  recordLossOrder,
  releaseFees,
  shelvedUnits,
  type InboundDocument,
} from './inbound-effects.ts';
export { lockInbound } from './inbound-effects.queries.ts';
export { inboundDetail } from './read-inbound.ts';
export { inboundImport } from './inbound-import.ts';
export { inboundUses } from './inbound-uses.queries.ts';
// The receiving desk.
export { confirmInbounds } from './audit-inbound.ts';
export { withTrackingAcrossMerchants } from './desk-inbound.queries.ts';
export { insertPhoto, photoInScope, photosOfBox } from './inbound-photos.queries.ts';
export { mayReadInboundPhoto } from './inbound-photos.ts';
export { notifyOfInbound } from './notify-of-inbound.ts';
export { arriveBoxes, completeInbound, countedBox, proposeTime, qualifyBox, shelveBoxes, type InboundRecord } from './receive-boxes.ts';
export {
  itemsOfBoxes,
  lockBox,
  lockBoxes,
  removeUnbooked,
  shareInbound,
  writeBoxes,
  writeCounts,
  writeDockSlot,
  type BoxKey,
  type InboundKey,
  type ItemCount,
} from './receive-boxes.queries.ts';
export { saveInbound } from './save-inbound.ts';
export { firstOpenDay } from './shipping.ts';
export { submitInbound } from './submit-inbound.ts';
export { rejectInbound, voidInbound } from './audit-inbound.ts';
export { getInbound } from './read-inbound.ts';
