import type { Category } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { Allowed } from '@quayside/ui/allowed';
import { localName } from '@quayside/ui/kernel/local-name';
import { RowAction, RowActions } from '@quayside/ui/row-actions';
import { useTranslation } from 'react-i18next';
import { EnabledAction } from '#desk/kernel/enabled.tsx';
import type { Edited } from './category-drawer.tsx';
import { categoryInput } from './category-form.ts';

export function CategoryActions({ category, onEdit }: { category: Category; onEdit: (edited: Edited) => void }) {
  const { t } = useTranslation(['desk-categories', 'desk-kernel']);
  return (
    <Allowed all={['desk.categories.manage']}>
      <RowActions>
        <RowAction onClick={() => onEdit({ category: null, parent_id: category.category_id })}>{t('add_child')}</RowAction>
        <RowAction onClick={() => onEdit({ category, parent_id: category.parent_id })}>{t('edit', { ns: 'desk-kernel' })}</RowAction>
        <EnabledAction
          call={categoriesDeskCalls.deskSave}
          input={categoryInput(category)}
          name={localName(category)}
          offText={t('off_text')}
        />
      </RowActions>
    </Allowed>
  );
}
