import { evaluationsDeskCalls, type DeskEvaluationRow } from '@quayside/contract/evaluations/evaluations.desk-calls';
import { TimeText } from '@quayside/ui/display/time-text';
import { Stars } from '@quayside/ui/evaluations/stars';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';

/** What customers say: about oneself, or about everybody for those who manage account managers. */
export function EvaluationListPage() {
  const { t } = useTranslation('evaluations');
  return (
    <ListPage
      call={evaluationsDeskCalls.deskList}
      rowKey="evaluation_id"
      title={t('title')}
      purpose={t('desk_purpose')}
      filters={useFilters()}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('desk_empty_hint') }}
    />
  );
}

function useFilters(): ListFilter<typeof evaluationsDeskCalls.deskList>[] {
  const { t } = useTranslation('evaluations');
  const levels = [5, 4, 3, 2, 1] as const;
  return [
    {
      kind: 'select',
      name: 'stars',
      label: t('stars'),
      options: levels.map((value) => ({ value, label: `${value} · ${t(`star_names.stars_${value}`)}` })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('created_at') },
  ];
}

function useColumns(): ListColumn<DeskEvaluationRow>[] {
  const { t } = useTranslation('evaluations');
  return [
    { key: 'stars', title: t('stars'), width: 170, card: 'tag', render: (row) => <Stars stars={row.stars} /> },
    { key: 'customer_name', title: t('customer'), width: 200, card: 'main', render: (row) => <CustomerLink {...row} /> },
    { key: 'account_manager', title: t('account_manager'), width: 180 },
    { key: 'text', title: t('text'), width: 420, card: 'note' },
    { key: 'created_by', title: t('created_by'), width: 160 },
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
  ];
}
