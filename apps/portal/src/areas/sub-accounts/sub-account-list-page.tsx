import { PlusOutlined } from '@ant-design/icons';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import type { SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { accountStatuses, subAccountTypes } from '@quayside/domain/sub-accounts/sub-account-rules';
import { ListPage } from '@quayside/ui/list/list-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActingNote } from '../accounts/acting-note.tsx';
import { ConfirmEmailNote, useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { SubAccountDrawer } from './sub-account-drawer.tsx';
import { useSubAccountColumns } from './sub-account-columns.tsx';

/** The people who work in this portal besides the main account (SUB-02). */
export function SubAccountListPage() {
  const { t } = useTranslation('sub-accounts');
  const [edited, edit] = useState<SubAccountRow | 'new' | null>(null);
  const whyNot = useWhyNoAccess();
  const columns = useSubAccountColumns(edit);
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={whyNot !== null} onClick={() => edit('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        call={subAccountsCalls.list}
        rowKey="sub_account_id"
        title={t('title')}
        purpose={t('purpose')}
        columns={columns}
        tabs={{
          param: 'status',
          counts: subAccountsCalls.counts,
          items: accountStatuses.map((key) => ({ key, label: t(`state.${key}`) })),
        }}
        filters={[
          { kind: 'text', name: 'email', label: t('email') },
          {
            kind: 'select',
            name: 'account_type',
            label: t('account_type'),
            options: subAccountTypes.map((value) => ({ value, label: t(`type.${value}`) })),
          },
        ]}
        actions={add}
        above={
          <>
            <ActingNote />
            <ConfirmEmailNote />
          </>
        }
        empty={{ title: t('empty_title'), hint: t('empty_hint'), action: add }}
      />
      <SubAccountDrawer edited={edited} onClose={() => edit(null)} />
    </>
  );
}
