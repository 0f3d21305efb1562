import type { integrations as source } from '../en/integrations.ts';
import type { Same } from '../same.ts';

export const integrations = {
  title: '集成',
  detail: '集成详情',
  name: '名称',
  created: '创建时间',
  section_facts: '基本信息',
  empty_title: '暂无集成',
  empty_hint: '集成会显示在这里。',
} as const satisfies Same<typeof source>;
