import { PlusOutlined } from '@ant-design/icons';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { ReceivingAccountRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Allowed } from '@quayside/ui/shell/allowed';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandNames } from '#desk/kernel/brand-names.ts';
import { EditOrSwitch, useEnabledColumn } from '#desk/kernel/enabled.tsx';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { ReceivingAccountDrawer } from './receiving-account-drawer.tsx';
import { accountInput } from './receiving-account-form.ts';

/** Where merchants pay to. */
export function ReceivingAccountPage() {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel', 'kernel']);
  const ns = 'top-up-words';
  const brandOf = useBrandNames();
  const [edited, edit] = useState<ReceivingAccountRow | 'new' | null>(null);
  return (
    <>
      <WholeListPage
        call={topUpsDeskCalls.deskAccounts}
        rowKey="receiving_account_id"
        title={t('accounts_title')}
        purpose={t('accounts_purpose')}
        actions={
          <Allowed all={['desk.top-ups.manage']}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
              {t('account_add')}
            </Button>
          </Allowed>
        }
        columns={[
          { key: 'brand', title: t('brand'), width: 125, pinned: 'start', render: (row) => brandOf(row.platform_type) },
          { key: 'method', title: t('method'), width: 130, render: (row) => t(`method.${row.method}`, { ns }) },
          { key: 'currency', title: t('currency'), width: 100 },
          useEnabledColumn(),
          { key: 'account_name', title: t('account_name', { ns }), width: 165 },
          { key: 'account_number', title: t('account_number', { ns }), width: 245 },
          { key: 'bank', title: t('bank', { ns }), width: 200 },
          { key: 'swift', title: t('swift', { ns }), width: 130 },
          {
            key: 'updated_at',
            title: t('updated_at', { ns: 'desk-kernel' }),
            width: 165,
            render: (row) => <TimeText at={row.updated_at} />,
          },
          { ...actionsColumn(), width: 170, render: (row) => <AccountActions account={row} onEdit={() => edit(row)} /> },
        ]}
        empty={{ title: t('accounts_empty_title'), hint: t('accounts_empty_hint') }}
      />
      {edited !== null && <ReceivingAccountDrawer account={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </>
  );
}

function AccountActions({ account, onEdit }: { account: ReceivingAccountRow; onEdit: () => void }) {
  const { t } = useTranslation(['desk-top-ups', 'desk-approvals']);
  const input = accountInput(account);
  const { account_name: name } = account;
  return (
    <EditOrSwitch
      call={topUpsDeskCalls.deskSaveAccount}
      input={input}
      name={name}
      offText={t('account_off')}
      // Switching on is a proposal: a second person must agree.
      onText={t('sent', { ns: 'desk-approvals' })}
      onEdit={onEdit}
    />
  );
}
