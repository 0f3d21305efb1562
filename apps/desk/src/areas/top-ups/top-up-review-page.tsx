import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { useClient } from '@quayside/ui/kernel/context';
import { ListPage } from '@quayside/ui/list/list-page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { useReviewColumns } from './review-columns.tsx';

/** The review queue (STAFF-02). After a decision the next pending one opens. */
export function TopUpReviewPage() {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel']);
  const client = useClient();
  const [opened, open] = useState<DeskTopUpRow | null>(null);
  const openNext = async () => {
    const { list } = await client.send(topUpsDeskCalls.deskList, { status: 'submitted', order: 'asc', limit: 10 });
    open(list[0] ?? null);
  };
  return (
    <>
      <ListPage
        call={topUpsDeskCalls.deskList}
        rowKey="top_up_id"
        title={t('title')}
        purpose={t('purpose')}
        tabs={{
          param: 'status',
          counts: topUpsDeskCalls.deskCounts,
          initial: 'submitted',
          items: topUpStatuses.map((key) => ({ key, label: t(`status.${key}`, { ns: 'top-up-words' }) })),
        }}
        filters={[
          { kind: 'text', name: 'reference', label: t('reference') },
          { kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker },
        ]}
        columns={useReviewColumns(open)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {opened !== null && (
        <ReviewDrawer
          key={opened.top_up_id}
          topUp={opened}
          onClose={() => open(null)}
          // If the next one cannot be loaded, the drawer only closes.
          onDone={() => void openNext().catch(() => open(null))}
        />
      )}
    </>
  );
}
