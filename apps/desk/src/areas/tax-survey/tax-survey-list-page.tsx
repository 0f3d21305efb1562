import { taxSurveyDeskCalls, type DeskTaxSurveyAnswer } from '@quayside/contract/tax-survey/tax-survey.desk-calls';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';

/** Answers to the tax survey, one per customer. */
export function TaxSurveyListPage() {
  const { t } = useTranslation('tax-survey');
  return (
    <ListPage
      call={taxSurveyDeskCalls.deskList}
      rowKey="customer_id"
      title={t('title')}
      filters={useFilters()}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useFilters(): ListFilter<typeof taxSurveyDeskCalls.deskList>[] {
  const { t } = useTranslation('tax-survey');
  const options = useRead(taxSurveyDeskCalls.deskOptions, {}, { silent: true }).data?.list ?? [];
  return [
    {
      kind: 'select',
      name: 'option_id',
      label: t('answer'),
      options: options.map((option) => ({ value: option.option_id, label: localName(option) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('created_at') },
  ];
}

function useColumns(): ListColumn<DeskTaxSurveyAnswer>[] {
  const { t } = useTranslation('tax-survey');
  const option = currentLanguage() === 'en' ? 'option_en' : 'option_cn';
  return [
    { key: 'customer_name', title: t('customer'), width: 200, card: 'main', render: (row) => <CustomerLink {...row} /> },
    { key: 'customer_id', title: t('customer_id'), width: 110 },
    { key: option, title: t('answer'), width: 380, card: 'note' },
    { key: 'name', title: t('name'), width: 150 },
    { key: 'telephone', title: t('telephone'), width: 160 },
    { key: 'email', title: t('email'), width: 220 },
    { key: 'created_by', title: t('created_by'), width: 150 },
    {
      key: 'created_at',
      title: t('created_at'),
      width: 180,
      card: 'time',
      sortable: true,
      render: (row) => <TimeText at={row.created_at} />,
    },
  ];
}
