import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { text } from '@quayside/i18n/texts';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { brandOf, brandPicture } from '#server/areas/brands/brands.public.ts';
import { carrierLabel } from '#server/areas/shipping/shipping.public.ts';
import { openPicture } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { printPicture } from '#server/kernel/thumbnails.ts';
import { packingSlip, type SlipWord } from './packing-slip.ts';
import { parcelDocument } from './parcel-document.ts';
import { parcelLabel } from './parcel-label.ts';

type Key = ParsedOf<typeof packingDeskCalls.deskLabel>;
/** Recipients are abroad: documents in the parcel are in English. */
const LANGUAGE = 'en';
const word: SlipWord = (key, params = { serials: '' }) => text(LANGUAGE, 'mailTexts', `packing.slip.${key}`, params);

export async function getLabel(ctx: DeskCtx, key: Key) {
  ctx.concerns(key.customer_id);
  const bought = await carrierLabel(ctx, key);
  if (bought) return bought;
  const data = await parcelDocument(ctx, key);
  const labelWord = (name: 'from' | 'ship_to' | 'order' | 'weight') => text(LANGUAGE, 'mailTexts', `packing.label.${name}`, {});
  return pdf(`label-${data.order_no}`, () => parcelLabel(data, labelWord));
}

export async function getSlip(ctx: DeskCtx, key: ParsedOf<typeof packingDeskCalls.deskSlip>) {
  ctx.concerns(key.customer_id);
  const data = await parcelDocument(ctx, key);
  const brand = await brandOf(ctx.tx, (await customerOf(ctx.tx, key.customer_id)).platform_type);
  const files: (FileAnswer | null)[] = [];
  for (const { image_file_id: file_id } of data.lines)
    files.push(file_id === null ? null : await openPicture(ctx, key.customer_id, { file_id, size: 'full' }));
  // Pictures are read after the transaction.
  return pdf(`packing-slip-${data.order_no}`, async () => {
    const pictures: (Buffer | null)[] = [];
    for (const file of files) pictures.push(file ? await printPicture(file.open) : null);
    const logo = await brandPicture(brand.logo_svg);
    return packingSlip({ ...data, pictures, brand: { name: brand.site_name, contact: brand.website, logo } }, word);
  });
}

function pdf(name: string, open: () => ReturnType<typeof packingSlip>) {
  return { name: `${name}.pdf`, mime: 'application/pdf', bytes: null, open };
}
