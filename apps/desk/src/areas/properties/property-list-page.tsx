import { PlusOutlined } from '@ant-design/icons';
import { propertiesDeskCalls } from '@quayside/contract/properties/properties.desk-calls';
import type { Property } from '@quayside/contract/properties/properties.calls';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Copyable } from '@quayside/ui/display/copyable';
import { localName } from '@quayside/ui/kernel/local-name';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditOrSwitch, useEnabledColumn } from '#desk/kernel/enabled.tsx';
import { useOtherNameColumn } from '#desk/kernel/other-name.tsx';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { PropertyDrawer } from './property-drawer.tsx';

/** Product attributes that matter to carriers. */
export function PropertyListPage() {
  const { t } = useTranslation(['desk-properties', 'desk-kernel', 'kernel']);
  const [edited, edit] = useState<Property | 'new' | null>(null);
  return (
    <>
      <WholeListPage
        call={propertiesDeskCalls.deskList}
        rowKey="property_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Allowed all={['desk.properties.manage']}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
              {t('add')}
            </Button>
          </Allowed>
        }
        columns={[
          { key: 'name', title: t('name'), width: 240, render: localName },
          { key: 'code', title: t('code'), width: 200, render: (row) => <Copyable value={row.code} /> },
          useEnabledColumn(),
          useOtherNameColumn(200),
          { key: 'sort', title: t('sort', { ns: 'desk-kernel' }), width: 100, align: 'end' },
          {
            ...actionsColumn(),
            width: 170,
            render: (row) => (
              <EditOrSwitch
                call={propertiesDeskCalls.deskSave}
                input={row}
                name={localName(row)}
                offText={t('off_text')}
                onEdit={() => edit(row)}
              />
            ),
          },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {edited !== null && <PropertyDrawer property={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </>
  );
}
