import { stockTakesDeskCalls, type StockTake } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { stockTakePaths } from '@quayside/contract/stock-takes/stock-takes.paths';
import { takeStates } from '@quayside/domain/stock-takes/take-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { StartDrawer } from './start-drawer.tsx';
import { TakeStateTag } from './take-state-tag.tsx';

/** Counts of warehouses: open ones first. */
export function StockTakeListPage() {
  const { t } = useTranslation('desk-stock-takes');
  const [isStarting, start] = useState(false);
  return (
    <>
      <ListPage
        call={stockTakesDeskCalls.deskList}
        rowKey="take_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button type="primary" onClick={() => start(true)}>
            {t('start')}
          </Button>
        }
        tabs={{
          param: 'state',
          counts: stockTakesDeskCalls.deskCounts,
          initial: 'open',
          items: takeStates.map((key) => ({ key, label: t(`states.${key}`) })),
        }}
        filters={[{ kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() }]}
        columns={useTakeColumns()}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {isStarting && <StartDrawer onClose={() => start(false)} />}
    </>
  );
}

function useTakeColumns(): ListColumn<StockTake>[] {
  const { t } = useTranslation('desk-stock-takes');
  const whole = (key: 'lines' | 'differing' | 'surplus' | 'shortage'): ListColumn<StockTake> => ({
    key,
    title: t(key),
    width: 130,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return [
    { key: 'take_no', title: t('take_no'), width: 200, pinned: 'start', render: (row) => <TakeLink take={row} /> },
    { key: 'state', title: t('state'), width: 110, card: 'tag', render: (row) => <TakeStateTag state={row.state} /> },
    { key: 'warehouse_code', title: t('warehouse'), width: 110 },
    { key: 'note', title: t('note'), width: 220, card: 'note' },
    whole('lines'),
    whole('differing'),
    whole('surplus'),
    whole('shortage'),
    { key: 'started_at', title: t('started_at'), width: 170, card: 'time', render: (row) => <TimeText at={row.started_at} /> },
    { key: 'started_by', title: t('started_by'), width: 150 },
    { key: 'closed_at', title: t('closed_at'), width: 170, render: (row) => <TimeText at={row.closed_at} /> },
    { key: 'closed_by', title: t('closed_by'), width: 150 },
  ];
}

function TakeLink({ take: { take_id, take_no } }: { take: StockTake }) {
  return (
    <Copyable value={take_no}>
      <Link to={stockTakePaths.detail(take_id)}>{take_no}</Link>
    </Copyable>
  );
}
