// Written by `npm run zh-tw` from zh-CN/uploads.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { uploads as source } from '../en/uploads.ts';

export const uploads = {
  image: '圖片 {{number}}',
  add_image: '新增圖片',
  remove_image: '移除圖片',
  images_hint: '最多 {{max}} 張，JPG 或 PNG，每張不超過 {{size}}。',
  image_wrong_type: '僅支援 JPG、PNG 和 GIF 圖片',
  image_too_large: '圖片不能超過 {{size}}',
} as const satisfies Same<typeof source>;
