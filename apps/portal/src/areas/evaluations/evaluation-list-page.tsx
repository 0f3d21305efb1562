import { evaluationsCalls } from '@quayside/contract/evaluations/evaluations.calls';
import type { EvaluationRow } from '@quayside/contract/evaluations/evaluations.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { Stars } from '@quayside/ui/evaluations/stars';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';
import { EvaluationForm } from './evaluation-form.tsx';

/** A new evaluation above, the company's own ones below (D-75). */
export function EvaluationListPage() {
  const { t } = useTranslation('evaluations');
  return (
    <ListPage
      call={evaluationsCalls.list}
      rowKey="evaluation_id"
      title={t('title')}
      above={<EvaluationForm />}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useColumns(): ListColumn<EvaluationRow>[] {
  const { t } = useTranslation('evaluations');
  return [
    { key: 'stars', title: t('stars'), width: 170, render: (row) => <Stars stars={row.stars} /> },
    { key: 'account_manager', title: t('account_manager'), width: 180, card: 'main' },
    { key: 'text', title: t('text'), width: 420, card: 'note' },
    { key: 'created_by', title: t('created_by'), width: 160 },
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
  ];
}
