import type { uploads as source } from '../en/uploads.ts';
import type { Same } from '../same.ts';

export const uploads = {
  image: '图片 {{number}}',
  add_image: '添加图片',
  remove_image: '移除图片',
  images_hint: '最多 {{max}} 张，JPG 或 PNG，每张不超过 {{size}}。',
  image_wrong_type: '仅支持 JPG、PNG 和 GIF 图片',
  image_too_large: '图片不能超过 {{size}}',
} as const satisfies Same<typeof source>;
