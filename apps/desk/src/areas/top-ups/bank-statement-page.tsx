import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { statementLineStates } from '@quayside/domain/top-ups/top-up-rules';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { useRead } from '@quayside/ui/kernel/query';
import { ReviewScreen } from '@quayside/ui/review/review-screen';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#desk/kernel/export-button.tsx';
import { useLineExport } from './export-columns.ts';
import { LineItem } from './line-item.tsx';
import { LineList } from './line-list.tsx';
import { useLineWork } from './use-line-work.ts';
import './bank-lines.css';
import './top-ups.css';

/** Bank lines left, the top-ups each may pay right. A match by hand credits nothing. */
export function BankStatementPage() {
  const { t } = useTranslation('desk-top-ups');
  const columns = useLineExport();
  const [params] = useSearchParams();
  const asked = statementLineStates.find((one) => one === params.get('state'));
  const [state, setState] = useState(asked ?? 'open');
  const [currency, setCurrency] = useState<string | undefined>();
  const [text, settle] = useDebounced('');
  const filters = { state, ...(currency && { currency }), ...(text !== '' && { search: text }) };
  const of = useLineWork({ limit: 200, ...filters }, Number(params.get('open')) || null);
  const counts = useRead(topUpsDeskCalls.deskLineCounts, {}, { silent: true }).data?.list ?? [];
  useReviewKeys({
    j: () => of.move(1),
    k: () => of.move(-1),
    '/': () => document.querySelector<HTMLElement>('[data-line-search] input, input[data-line-search]')?.focus(),
    Enter: () => of.current && of.open(of.current.line_id),
    Escape: of.close,
  });
  return (
    <ReviewScreen
      wide
      list={
        <LineList
          of={of}
          state={state}
          onState={setState}
          counts={counts}
          currency={currency}
          onCurrency={setCurrency}
          onSearch={settle}
          tools={
            <ExportButton
              list={topUpsDeskCalls.deskStatementLines.name}
              title={t('statements_title')}
              filters={filters}
              columns={columns}
            />
          }
        />
      }
      item={of.work.isOpen && of.current !== null ? <LineItem key={of.current.line_id} line={of.current} of={of} /> : null}
    />
  );
}
