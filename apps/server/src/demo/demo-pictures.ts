import { Readable } from 'node:stream';
import sharp from 'sharp';
import { writeFile } from '#server/areas/uploads/uploads.public.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';

/** Each picture by the beginning of its SKUs: background, then shapes on a field of 96 by 96. */
const pictures: Readonly<Record<string, readonly [string, string]>> = {
  LAMP: [
    '#eef2e6',
    '<path d="M34 20h28l8 28H26z" fill="#6b8f71"/><path d="M46 48h4v28h-4z" fill="#7a5c3e"/><path d="M32 76h32v6H32z" fill="#7a5c3e"/>',
  ],
  SHADE: ['#f4efe6', '<path d="M34 24h28l12 46H22z" fill="#d8c7a3"/><path d="M28 50h40M31 38h34" stroke="#bda87c" stroke-width="2"/>'],
  BULB: ['#fbf3dd', '<circle cx="48" cy="40" r="22" fill="#f4c542"/><path d="M39 60h18v8H39zM41 70h14v5H41z" fill="#8d96a3"/>'],
  STRIP: [
    '#fdebe0',
    '<circle cx="48" cy="48" r="28" fill="none" stroke="#e8894a" stroke-width="9"/><circle cx="48" cy="48" r="12" fill="#fff" stroke="#e8894a" stroke-width="4"/>',
  ],
  CABLE: [
    '#e9eef6',
    '<path d="M24 66c0-40 48 0 48-36" fill="none" stroke="#51627d" stroke-width="5"/><path d="M18 64h12v14H18zM66 16h12v14H66z" fill="#2c3a52"/>',
  ],
  CHARGER: [
    '#e6effb',
    '<rect x="28" y="34" width="40" height="40" rx="8" fill="#3d6fd1"/><path d="M38 22v12M58 22v12" stroke="#51627d" stroke-width="6"/><rect x="42" y="62" width="12" height="5" fill="#fff"/>',
  ],
  POWERBANK: [
    '#e8eaf1',
    '<rect x="24" y="18" width="48" height="62" rx="8" fill="#39445c"/><path d="M50 32 40 50h8l-3 15 12-20h-9z" fill="#f4c542"/>',
  ],
  CASE: [
    '#eaf3f5',
    '<rect x="32" y="14" width="32" height="68" rx="7" fill="#b8dbe3" stroke="#6aa9b8" stroke-width="3"/><circle cx="41" cy="24" r="4" fill="#6aa9b8"/>',
  ],
  EARBUDS: [
    '#eef0f5',
    '<rect x="24" y="46" width="48" height="32" rx="14" fill="#fff" stroke="#a5adbb" stroke-width="3"/><path d="M36 40c-8 0-8-16 0-16s8 8 4 16zM60 40c8 0 8-16 0-16s-8 8-4 16z" fill="#39445c"/>',
  ],
  SPEAKER: [
    '#e7eff0',
    '<rect x="26" y="18" width="44" height="62" rx="10" fill="#2f5d62"/><circle cx="48" cy="54" r="15" fill="#a7c4bc"/><circle cx="48" cy="29" r="5" fill="#a7c4bc"/>',
  ],
  PAN: [
    '#ececee',
    '<circle cx="42" cy="48" r="25" fill="#3a3d44"/><circle cx="42" cy="48" r="19" fill="#50545d"/><path d="M64 45h24v6H64z" fill="#3a3d44"/>',
  ],
  KNIFE: ['#eef1f3', '<path d="M12 54 58 34v14z" fill="#b9c4cd"/><path d="M58 34h26l-2 10H58z" fill="#6b4a32"/>'],
  BOARD: [
    '#f6efdf',
    '<rect x="24" y="26" width="48" height="56" rx="8" fill="#cfa565"/><path d="M40 26V14h16v12z" fill="#cfa565"/><path d="M32 42h32M32 56h32M32 68h32" stroke="#b48b4c" stroke-width="2"/>',
  ],
  MUG: [
    '#fbe9e2',
    '<path d="M24 32h40v38a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10z" fill="#c9643c"/><path d="M64 40h6a9 9 0 0 1 0 18h-6" fill="none" stroke="#c9643c" stroke-width="6"/><ellipse cx="44" cy="32" rx="20" ry="5" fill="#6f321c"/>',
  ],
  DRILL: [
    '#eceff2',
    '<path d="M22 20h6v56h-6zM38 26h7v50h-7zM56 32h8v44h-8z" fill="#7f8a96"/><path d="M22 20l3-8 3 8zM38 26l3.500-9 3.500 9zM56 32l4-10 4 10z" fill="#59636e"/>',
  ],
  TSHIRT: ['#eaf0fb', '<path d="M32 18h8c2 7 14 7 16 0h8l18 14-9 11-7-5v42H30V38l-7 5-9-11z" fill="#5a86d6"/>'],
  SNEAKER: [
    '#eef5ec',
    '<path d="M14 46l14-12 14 14c10 7 22 6 38 10 4 2 4 8 2 12H16c-4-8-4-16-2-24z" fill="#4f9d69"/><path d="M14 70h70v6H14z" fill="#fff" stroke="#9bb8a3" stroke-width="2"/>',
  ],
  PUZZLE: ['#f1eafa', '<path d="M22 34h18c-4-14 16-14 12 0h18v18c14-4 14 16 0 12v18H52c4-14-16-14-12 0H22z" fill="#8b62c9"/>'],
  CREAM: [
    '#fdeef2',
    '<path d="M34 34h28l6 44H28z" fill="#e79bb0"/><rect x="38" y="18" width="20" height="16" rx="3" fill="#c46b86"/><path d="M38 56h20" stroke="#fff" stroke-width="4"/>',
  ],
  LIGHT: [
    '#e6f6ef',
    '<rect x="22" y="36" width="34" height="26" rx="8" fill="#2c7a5b"/><path d="M56 38l20-8v38l-20-8z" fill="#bfe8d3"/><path d="M34 62h8v14h-8z" fill="#39445c"/>',
  ],
  YOGA: [
    '#eaf0f7',
    '<rect x="14" y="44" width="58" height="24" rx="12" fill="#7d9cc0"/><circle cx="72" cy="56" r="12" fill="#5e7fa6"/><circle cx="72" cy="56" r="5" fill="#eaf0f7"/>',
  ],
};
const PIXELS = 320;

/** A drawn picture for every product of the demo, stored like an uploaded one. */
export async function fillPictures(ctx: SystemCtx, customerId: number): Promise<void> {
  const products = await ctx.tx.selectFrom('products').select(['product_id', 'sku']).where('customer_id', '=', customerId).execute();
  for (const { product_id, sku } of products) {
    const picture = pictures[sku.split('-')[0] ?? ''];
    if (!picture) continue;
    const file = { customerId, accountId: null, name: `${sku}.png`, mime: 'image/png', body: Readable.from([await drawn(picture)]) };
    const { file_id } = await writeFile(ctx, file);
    await ctx.tx
      .updateTable('products')
      .set({ image_file_id: file_id })
      .where('customer_id', '=', customerId)
      .where('product_id', '=', product_id)
      .execute();
  }
}

function drawn([background, shapes]: readonly [string, string]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 96 96"><rect width="96" height="96" fill="${background}"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}
