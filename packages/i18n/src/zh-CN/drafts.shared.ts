import type { draftsArea } from '@quayside/contract/drafts/drafts.area';
import type { SharedTexts } from '../shared.ts';

export const draftsShared = {
  refusals: { 'drafts.changed_elsewhere': '该表单在其他标签页或设备上有更新的草稿。' },
  fields: { 'drafts.too_large': '草稿超过 64 KB，无法保存' },
} as const satisfies SharedTexts<typeof draftsArea>;
