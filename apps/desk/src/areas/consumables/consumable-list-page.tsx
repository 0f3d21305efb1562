import { PlusOutlined } from '@ant-design/icons';
import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import { consumableScopes, type ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { Allowed } from '@quayside/ui/shell/allowed';
import { ListPage } from '@quayside/ui/list/list-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useConsumableColumns } from './consumable-columns.tsx';
import { ConsumableDrawer } from './consumable-drawer.tsx';

/** The packaging merchants can choose. */
export function ConsumableListPage() {
  const { t } = useTranslation(['desk-consumables', 'desk-kernel', 'kernel']);
  const [edited, edit] = useState<ConsumableRow | 'new' | null>(null);
  return (
    <>
      <ListPage
        call={consumablesDeskCalls.deskList}
        rowKey="consumable_id"
        title={t('title')}
        purpose={t('purpose')}
        tabs={{
          param: 'scope',
          counts: consumablesDeskCalls.deskCounts,
          items: consumableScopes.map((scope) => ({ key: scope, label: t(`scope.${scope}`) })),
        }}
        actions={
          <Allowed all={['desk.consumables.manage']}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
              {t('add')}
            </Button>
          </Allowed>
        }
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'own',
            name: 'customer_id',
            label: t('customer', { ns: 'desk-kernel' }),
            Control: CustomerPicker,
          },
          {
            kind: 'select',
            name: 'enabled',
            label: t('enabled.title', { ns: 'desk-kernel' }),
            options: [
              { value: 1, label: t('enabled.on', { ns: 'desk-kernel' }) },
              { value: 0, label: t('enabled.off', { ns: 'desk-kernel' }) },
            ],
          },
        ]}
        columns={useConsumableColumns(edit)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {edited !== null && <ConsumableDrawer consumable={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </>
  );
}
