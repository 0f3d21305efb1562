import type { Same } from '../same.ts';
import type { deskCategories as source } from '../en/desk-categories.ts';

export const deskCategories = {
  title: '产品分类',
  purpose: '商家填写产品时可选择的分类树',
  add: '新建分类',
  add_child: '新建下级',
  add_child_title: '在 {{name}} 下新建分类',
  name: '分类',
  parent_id: '上级分类',
  parent_none: '顶级',
  up: '上移 {{name}}',
  down: '下移 {{name}}',
  off_text: '商家将无法再选择该分类及其下级分类，已使用它的产品不受影响。',
  off_above: '随上级停用',
  empty_title: '暂无分类',
  empty_hint: '请新建第一个分类，其他分类可作为其下级。',
} as const satisfies Same<typeof source>;
