import { PlusOutlined } from '@ant-design/icons';
import { warehousesDeskCalls } from '@quayside/contract/warehouses/warehouses.desk-calls';
import type { WarehouseRow } from '@quayside/contract/warehouses/warehouses.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Allowed } from '@quayside/ui/shell/allowed';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditOrSwitch, useEnabledColumn } from '#desk/kernel/enabled.tsx';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { WarehouseDrawer } from './warehouse-drawer.tsx';
import { warehouseInput } from './warehouse-form.ts';

/** All warehouses. */
export function WarehouseListPage() {
  const { t } = useTranslation(['desk-warehouses', 'desk-kernel', 'kernel']);
  const [edited, edit] = useState<WarehouseRow | 'new' | null>(null);
  const addressOf = (row: WarehouseRow) => (currentLanguage() === 'en' ? row.address_en : row.address_cn);
  return (
    <>
      <WholeListPage
        call={warehousesDeskCalls.deskList}
        rowKey="warehouse_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Allowed all={['desk.warehouses.manage']}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
              {t('add')}
            </Button>
          </Allowed>
        }
        columns={[
          { key: 'code', title: t('code'), width: 120, pinned: 'start' },
          { key: 'name', title: t('name'), width: 220, render: localName },
          useEnabledColumn(),
          { key: 'country', title: t('country'), width: 150, render: (row) => countryName(row.country, currentLanguage()) },
          { key: 'address', title: t('address'), width: 280, render: addressOf },
          { key: 'contact', title: t('contact'), width: 150 },
          { key: 'phone', title: t('phone'), width: 160 },
          {
            key: 'updated_at',
            title: t('updated_at', { ns: 'desk-kernel' }),
            width: 165,
            render: (row) => <TimeText at={row.updated_at} />,
          },
          { ...actionsColumn(), width: 170, render: (row) => <WarehouseActions warehouse={row} onEdit={() => edit(row)} /> },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {edited !== null && <WarehouseDrawer warehouse={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </>
  );
}

function WarehouseActions({ warehouse, onEdit }: { warehouse: WarehouseRow; onEdit: () => void }) {
  const { t } = useTranslation('desk-warehouses');
  const input = warehouseInput(warehouse);
  return (
    <EditOrSwitch call={warehousesDeskCalls.deskSave} input={input} name={localName(warehouse)} offText={t('off_text')} onEdit={onEdit} />
  );
}
