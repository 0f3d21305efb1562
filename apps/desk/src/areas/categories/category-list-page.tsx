import { PlusOutlined } from '@ant-design/icons';
import type { Category } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Allowed } from '@quayside/ui/shell/allowed';
import { localName } from '@quayside/ui/kernel/local-name';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { useRead } from '@quayside/ui/kernel/query';
import { StateTag } from '@quayside/ui/display/state-tag';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnabledTag } from '#desk/kernel/enabled.tsx';
import { useOtherNameColumn } from '#desk/kernel/other-name.tsx';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { CategoryActions } from './category-actions.tsx';
import { CategoryDrawer, type Edited } from './category-drawer.tsx';
import { CategoryOrder } from './category-order.tsx';
import { pathOf, treeOf } from './category-tree.ts';

const none: readonly Category[] = [];

/** The tree merchants choose from. */
export function CategoryListPage() {
  const { t } = useTranslation(['desk-categories', 'desk-kernel', 'kernel']);
  const [edited, edit] = useState<Edited | null>(null);
  // The same query as the list: it is answered from the cache.
  const all = useRead(categoriesDeskCalls.deskList, {}, { silent: true }).data?.list ?? none;
  const mobile = useMedia(MOBILE);
  const nameOf = (row: Category) => (mobile ? pathOf(all, row).map(localName).join(' › ') : localName(row));
  return (
    <>
      <WholeListPage
        call={categoriesDeskCalls.deskList}
        rowKey="category_id"
        title={t('title')}
        purpose={t('purpose')}
        nest={treeOf}
        actions={
          <Allowed all={['desk.categories.manage']}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit({ category: null, parent_id: null })}>
              {t('add')}
            </Button>
          </Allowed>
        }
        columns={[
          { key: 'name', title: t('name'), width: 300, render: nameOf },
          {
            key: 'enabled',
            title: t('enabled.title', { ns: 'desk-kernel' }),
            width: 180,
            render: (row) => <CategoryState all={all} category={row} />,
          },
          useOtherNameColumn(200),
          {
            key: 'sort',
            title: t('sort', { ns: 'desk-kernel' }),
            width: 110,
            render: (row) => <CategoryOrder all={all} category={row} />,
          },
          { ...actionsColumn(), width: 260, render: (row) => <CategoryActions category={row} onEdit={edit} /> },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {edited !== null && <CategoryDrawer all={all} {...edited} onClose={() => edit(null)} />}
    </>
  );
}

/** A category below a disabled one counts as disabled. */
function CategoryState({ all, category }: { all: readonly Category[]; category: Category }) {
  const { t } = useTranslation('desk-categories');
  const isOffAbove = pathOf(all, category).some((one) => one.category_id !== category.category_id && one.enabled === 0);
  return category.enabled === 1 && isOffAbove ? <StateTag tone="quiet">{t('off_above')}</StateTag> : <EnabledTag {...category} />;
}
