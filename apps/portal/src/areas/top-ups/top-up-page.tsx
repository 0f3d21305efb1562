import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import type { TopUpDetail } from '@quayside/contract/top-ups/top-ups.schemas';
import { useRead } from '@quayside/ui/kernel/query';
import { useSave } from '@quayside/ui/form/use-save';
import { PageHead } from '@quayside/ui/shell/page-head';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { Wizard } from '@quayside/ui/wizard/wizard';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountStep } from './account-step.tsx';
import { MethodStep } from './method-step.tsx';
import { ProofStep } from './proof-step.tsx';
import { TopUpRules } from './top-up-fields.ts';
import { TopUpSent } from './top-up-sent.tsx';
import './top-ups.css';

/** Choose how to pay, see where to, send the proof (TOP-02). */
export function TopUpPage() {
  const { t } = useTranslation('top-ups');
  const [sent, setSent] = useState<TopUpDetail | null>(null);
  return (
    <div className="page page-form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {sent === null ? <TopUpSteps onSent={setSent} /> : <TopUpSent topUp={sent} onAgain={() => setSent(null)} />}
    </div>
  );
}

function TopUpSteps({ onSent }: { onSent: (topUp: TopUpDetail) => void }) {
  const { t } = useTranslation('top-ups');
  const options = useRead(topUpsCalls.options, {}, { silent: true });
  if (options.isPending) return <Skeleton className="panel panel-body" active paragraph={{ rows: 6 }} />;
  if (options.data === undefined) return <ErrorState error={options.error} onRetry={() => void options.refetch()} />;
  const { list, default_currency } = options.data;
  if (list.length === 0)
    return (
      <div className="panel">
        <EmptyState title={t('no_options')} hint={t('no_options_hint')} />
      </div>
    );
  const usual = list.find(({ currencies }) => currencies.includes(default_currency));
  return <TopUpWizard draft={usual ? { method: usual.method, currency: default_currency } : {}} onSent={onSent} />;
}

type WizardProps = { draft: Partial<Pick<TopUpDetail, 'method' | 'currency'>>; onSent: (topUp: TopUpDetail) => void };

function TopUpWizard({ draft, onSent }: WizardProps) {
  const { t } = useTranslation('top-ups');
  const { saveOrThrow, touch } = useSave(topUpsCalls.submit, ['top-ups'], { guard: 'top-up', summary: 'message', onSaved: onSent });
  return (
    <Wizard
      schema={TopUpRules}
      draft={draft}
      steps={[
        { key: 'method', title: t('step_method'), fields: ['method', 'currency'], Body: MethodStep },
        { key: 'account', title: t('step_account'), fields: ['reference'], Body: AccountStep },
        { key: 'proof', title: t('step_proof'), fields: ['amount', 'paid_on', 'voucher_file_id', 'remark'], Body: ProofStep },
      ]}
      // Nothing is saved on the server before the proof is complete: the form holds it.
      onSave={() => Promise.resolve()}
      onTouched={touch}
      onFinish={saveOrThrow}
      finishLabel={t('submit')}
    />
  );
}
