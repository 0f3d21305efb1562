import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { Category } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { localName } from '@quayside/ui/kernel/local-name';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowActions } from '@quayside/ui/row-actions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { categoryInput } from './category-form.ts';
import { moved } from './category-tree.ts';

/** Moves a category among its neighbours. */
export function CategoryOrder({ all, category }: { all: readonly Category[]; category: Category }) {
  const { t } = useTranslation('desk-categories');
  const canManage = useCan('desk.categories.manage');
  const write = useWrite(categoriesDeskCalls.deskSave, ['categories']);
  if (!canManage) return category.sort;
  const name = localName(category);
  const move = async (changed: readonly Category[]) => {
    // One after the other: the server locks the whole tree for each. A refusal was told by the write itself, and the rest stays.
    for (const one of changed) await write.mutateAsync(categoryInput(one));
  };
  const button = (by: -1 | 1, label: string) => {
    const changed = moved(all, category, by);
    return (
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={by === -1 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
        disabled={changed.length === 0 || write.isPending}
        onClick={() => void move(changed).catch(() => undefined)}
      />
    );
  };
  return (
    <RowActions>
      {button(-1, t('up', { name }))}
      {button(1, t('down', { name }))}
    </RowActions>
  );
}
