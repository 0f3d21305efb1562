import { evaluationsDeskCalls, type AverageRow } from '@quayside/contract/evaluations/evaluations.desk-calls';
import { deskEvaluationPaths } from '@quayside/contract/evaluations/evaluations.paths';
import { TimeText } from '@quayside/ui/display/time-text';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';

/** The mean rating of each account manager, of all time and of the last 90 days. */
export function EvaluationAveragesPage() {
  const { t } = useTranslation('evaluations');
  return (
    <WholeListPage
      call={evaluationsDeskCalls.deskAverages}
      rowKey="staff_id"
      title={t('averages_title')}
      purpose={t('averages_purpose')}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('desk_empty_hint') }}
    />
  );
}

function useColumns(): ListColumn<AverageRow>[] {
  const { t } = useTranslation('evaluations');
  return [
    {
      key: 'account_manager',
      title: t('account_manager'),
      width: 220,
      render: (row) => <Link to={deskEvaluationPaths.ofManager(row.staff_id)}>{row.account_manager}</Link>,
    },
    { key: 'average', title: t('average'), width: 120, align: 'end', card: 'amount' },
    { key: 'count', title: t('count'), width: 120, align: 'end' },
    { key: 'recent_average', title: t('recent_average'), width: 190, align: 'end' },
    { key: 'recent_count', title: t('recent_count'), width: 130, align: 'end' },
    { key: 'latest_at', title: t('latest_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.latest_at} /> },
  ];
}
