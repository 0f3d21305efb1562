import type { FileReader } from '#server/areas/uploads/uploads.public.ts';
import { photoWithFile } from './inbound-photos.queries.ts';

/** Answers uploads: the merchant sees the warehouse's photos; a limited account those of boxes with nothing but its SKUs (D-65). */
export const mayReadInboundPhoto: FileReader = async ({ tx, actor }, { file_id }) => {
  const photo = await photoWithFile(tx, actor, file_id);
  if (!photo) return null;
  return photo.in_scope && (actor.can.has('inbound.read') || actor.can.has('loss-orders.read'));
};
