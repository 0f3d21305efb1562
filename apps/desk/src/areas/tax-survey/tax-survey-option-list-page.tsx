import { PlusOutlined } from '@ant-design/icons';
import { taxSurveyDeskCalls, type DeskTaxSurveyOption } from '@quayside/contract/tax-survey/tax-survey.desk-calls';
import { localName } from '@quayside/ui/kernel/local-name';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnabledColumn } from '#desk/kernel/enabled.tsx';
import { useOtherNameColumn } from '#desk/kernel/other-name.tsx';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { TaxSurveyOptionDrawer } from './tax-survey-option-drawer.tsx';

/** The choices of the tax survey. */
export function TaxSurveyOptionListPage() {
  const { t } = useTranslation(['tax-survey', 'desk-kernel']);
  const [edited, edit] = useState<DeskTaxSurveyOption | 'new' | null>(null);
  return (
    <>
      <WholeListPage
        call={taxSurveyDeskCalls.deskOptions}
        rowKey="option_id"
        title={t('options_title')}
        purpose={t('options_purpose')}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
            {t('add_option')}
          </Button>
        }
        columns={[
          { key: 'name', title: t('option'), width: 380, render: localName },
          useEnabledColumn(),
          useOtherNameColumn(380),
          { key: 'answers', title: t('answers'), width: 100, align: 'end' },
          { key: 'sort', title: t('sort', { ns: 'desk-kernel' }), width: 100, align: 'end' },
          {
            ...actionsColumn(),
            width: 100,
            render: (row) => (
              <RowActions>
                <RowAction onClick={() => edit(row)}>{t('edit', { ns: 'desk-kernel' })}</RowAction>
              </RowActions>
            ),
          },
        ]}
        empty={{ title: t('options_empty'), hint: t('options_empty_hint') }}
      />
      {edited !== null && <TaxSurveyOptionDrawer option={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </>
  );
}
