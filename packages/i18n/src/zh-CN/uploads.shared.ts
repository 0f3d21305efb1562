import type { uploadsShared as source } from '../en/uploads.shared.ts';
import type { Same } from '../same.ts';

export const uploadsShared = {
  refusals: {
    'uploads.wrong_type': '文件类型或图片无效。',
    'uploads.too_large': '上传失败：文件超过 {{max}}。',
    'uploads.broken': '上传失败：文件已损坏，无法读取。',
    'uploads.missing': '上传失败：没有收到文件。',
    'uploads.link_expired': '下载链接已过期，请重新下载。',
    'uploads.bad_name': '文件名（含扩展名）须为 3 至 64 个字符。',
  },
  operations: {
    'uploads.image': '上传图片',
  },
} as const satisfies Same<typeof source>;
