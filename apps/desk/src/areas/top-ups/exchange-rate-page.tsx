import { PlusOutlined } from '@ant-design/icons';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { currencyDigits } from '@quayside/domain/kernel/money';
import { Allowed } from '@quayside/ui/shell/allowed';
import { DayText } from '@quayside/ui/display/day-text';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExchangeRateDrawer } from './exchange-rate-drawer.tsx';

const currencies = Object.keys(currencyDigits)
  .filter((code) => code !== 'USD')
  .map((value) => ({ value, label: value }));

/** Exchange rates by date, for the proposed USD amount (D-36). */
export function ExchangeRatePage() {
  const { t } = useTranslation('desk-top-ups');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListPage
        call={topUpsDeskCalls.deskRates}
        rowKey={({ currency, valid_from }) => `${currency} ${valid_from}`}
        title={t('rates_title')}
        purpose={t('rates_purpose')}
        actions={
          <Allowed all={['desk.top-ups.manage']}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
              {t('rate_add')}
            </Button>
          </Allowed>
        }
        filters={[{ kind: 'select', name: 'currency', label: t('currency'), options: currencies }]}
        columns={[
          { key: 'currency', title: t('currency'), width: 120, pinned: 'start' },
          { key: 'valid_from', title: t('valid_from'), width: 140, sortable: true, render: (row) => <DayText day={row.valid_from} /> },
          { key: 'rate', title: t('rate_value'), width: 160, align: 'end' },
          { key: 'source', title: t('source'), width: 280 },
          { key: 'staff_name', title: t('entered_by'), width: 160 },
          { key: 'created_at', title: t('entered_at'), width: 170, render: (row) => <TimeText at={row.created_at} /> },
        ]}
        empty={{ title: t('rates_empty_title'), hint: t('rates_empty_hint') }}
      />
      {isOpen && <ExchangeRateDrawer currencies={currencies} onClose={() => setOpen(false)} />}
    </>
  );
}
