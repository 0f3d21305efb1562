import type { Category } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { localName } from '@quayside/ui/kernel/local-name';
import { RowAction } from '@quayside/ui/list/row-actions';
import { useTranslation } from 'react-i18next';
import { EditOrSwitch } from '#desk/kernel/enabled.tsx';
import type { Edited } from './category-drawer.tsx';
import { categoryInput } from './category-form.ts';

export function CategoryActions({ category, onEdit }: { category: Category; onEdit: (edited: Edited) => void }) {
  const { t } = useTranslation('desk-categories');
  const edit = () => onEdit({ category, parent_id: category.parent_id });
  const input = categoryInput(category);
  return (
    <EditOrSwitch call={categoriesDeskCalls.deskSave} input={input} name={localName(category)} offText={t('off_text')} onEdit={edit}>
      <RowAction onClick={() => onEdit({ category: null, parent_id: category.category_id })}>{t('add_child')}</RowAction>
    </EditOrSwitch>
  );
}
