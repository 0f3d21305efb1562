import { stockTakesDeskCalls, type StockTake } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { stockTakePaths } from '@quayside/contract/stock-takes/stock-takes.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ScanCounts } from './scan-counts.tsx';
import './stock-takes.css';
import { TakeActions } from './take-actions.tsx';
import { TakeLines } from './take-lines.tsx';
import { TakeStateTag } from './take-state-tag.tsx';

/** One count of a warehouse: scan above, what was counted below. */
export function StockTakePage() {
  const { t } = useTranslation('desk-stock-takes');
  const [params] = useSearchParams();
  const input = stockTakesDeskCalls.deskGet.input.safeParse({ take_id: Number(params.get('take_id')) });
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={stockTakesDeskCalls.deskGet}
      input={input.data}
      title={t('take')}
      titleOf={({ take_no }) => take_no}
      back={stockTakePaths.list}
      status={statusOf}
      actions={actionsOf}
      sections={[
        { key: 'scan', title: t('scan'), when: ({ state }) => state === 'open', body: scanOf },
        { key: 'facts', title: t('take'), body: factsOf },
        { key: 'lines', title: t('lines'), flush: true, body: linesOf },
      ]}
    />
  );
}

const statusOf = (take: StockTake) => ({ tag: <TakeStateTag state={take.state} />, next: take.note });
const actionsOf = (take: StockTake) => take.state === 'open' && <TakeActions take={take} />;
const scanOf = ({ take_id }: StockTake) => <ScanCounts take_id={take_id} />;
const factsOf = (take: StockTake) => <TakeFacts take={take} />;
const linesOf = (take: StockTake) => <TakeLines take={take} />;

function TakeFacts({ take }: { take: StockTake }) {
  const { t } = useTranslation('desk-stock-takes');
  const whole = (value: number) => wholeText(value, currentLanguage());
  return (
    <Facts
      facts={[
        [t('warehouse'), localName({ name_en: take.warehouse_name_en, name_cn: take.warehouse_name_cn })],
        [t('lines'), whole(take.lines)],
        [t('differing'), whole(take.differing)],
        [t('surplus'), whole(take.surplus)],
        [t('shortage'), whole(take.shortage)],
        [t('started_by'), take.started_by],
        [t('started_at'), <TimeText key="started" at={take.started_at} />],
        [t('closed_by'), take.closed_by ?? EMPTY],
        [t('closed_at'), <TimeText key="closed" at={take.closed_at} />],
      ]}
    />
  );
}
