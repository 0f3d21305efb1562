import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { Category } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { localName } from '@quayside/ui/kernel/local-name';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowActions } from '@quayside/ui/list/row-actions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Moves a category among its siblings. */
export function CategoryOrder({ all, category }: { all: readonly Category[]; category: Category }) {
  const { t } = useTranslation('desk-categories');
  const canManage = useCan('desk.categories.manage');
  const write = useWrite(categoriesDeskCalls.deskMove, ['categories']);
  if (!canManage) return category.sort;
  const name = localName(category);
  const neighbours = all.filter((one) => one.parent_id === category.parent_id);
  const place = neighbours.findIndex((one) => one.category_id === category.category_id);
  const button = (by: -1 | 1, label: string) => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      icon={by === -1 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
      disabled={neighbours[place + by] === undefined || write.isPending}
      onClick={() => write.mutate({ category_id: category.category_id, by })}
    />
  );
  return (
    <RowActions>
      {button(-1, t('up', { name }))}
      {button(1, t('down', { name }))}
    </RowActions>
  );
}
