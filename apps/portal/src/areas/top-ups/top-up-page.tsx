import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import type { TopUpDetail, TopUpDraft } from '@quayside/contract/top-ups/top-ups.schemas';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { useSave } from '@quayside/ui/form/use-save';
import { PageHead } from '@quayside/ui/shell/page-head';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { Wizard } from '@quayside/ui/wizard/wizard';
import { Button, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountStep } from './account-step.tsx';
import { MethodStep } from './method-step.tsx';
import { ProofStep } from './proof-step.tsx';
import { TopUpAside } from './top-up-aside.tsx';
import { TopUpRules } from './top-up-fields.ts';
import { TopUpSent } from './top-up-sent.tsx';
import { draftParam, useDraft } from './use-draft.ts';
import './top-ups.css';

/** Choose how to pay, see where to, send the proof (TOP-02). */
export function TopUpPage() {
  const { t } = useTranslation('top-ups');
  const [params, setParams] = useSearchParams();
  // A reload opens the draft of the URL; one that is made on this page is already in the form.
  const [opened, setOpened] = useState(params.get(draftParam));
  const [sent, setSent] = useState<TopUpDetail | null>(null);
  /** The draft is used up: reloading its URL would find nothing. */
  const leaveDraft = (topUp: TopUpDetail | null) => {
    setSent(topUp);
    setOpened(null);
    setParams({}, { replace: true });
  };
  return (
    <div className="page page-form top-up-page">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {sent === null ? <TopUpSteps opened={opened} leaveDraft={leaveDraft} /> : <TopUpSent topUp={sent} onAgain={() => setSent(null)} />}
    </div>
  );
}

type StepsProps = { opened: string | null; leaveDraft: (topUp: TopUpDetail | null) => void };

function TopUpSteps({ opened, leaveDraft }: StepsProps) {
  const { t } = useTranslation('top-ups');
  const options = useRead(topUpsCalls.options, {}, { silent: true });
  const draft = useDraft(opened);
  if (draft.error instanceof RefusedError) return <DraftGone onAgain={() => leaveDraft(null)} />;
  for (const read of [options, draft]) if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (options.data === undefined || (opened !== null && draft.data === undefined))
    return <Skeleton className="panel panel-body" active paragraph={{ rows: 6 }} />;
  if (options.data.list.length === 0 && opened === null) return <NoOptions title={t('no_options')} hint={t('no_options_hint')} />;
  return <TopUpWizard draft={draft.data} onSent={leaveDraft} />;
}

function NoOptions({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <div className="panel">
      <EmptyState title={title} hint={hint} action={action} />
    </div>
  );
}

/** The draft of the URL was sent or has expired. */
function DraftGone({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('top-ups');
  const navigate = useNavigate();
  const action = (
    <>
      <Button type="primary" onClick={onAgain}>
        {t('draft_gone_again')}
      </Button>
      <Button onClick={() => navigate(topUpPaths.list)}>{t('draft_gone_records')}</Button>
    </>
  );
  return <NoOptions title={t('draft_gone_title')} hint={t('draft_gone_hint')} action={action} />;
}

function TopUpWizard({ draft, onSent }: { draft: TopUpDraft | undefined; onSent: (topUp: TopUpDetail) => void }) {
  const { t } = useTranslation('top-ups');
  const { saveOrThrow, touch } = useSave(topUpsCalls.submit, ['top-ups'], { guard: 'top-up', summary: 'message', onSaved: onSent });
  const { mutateAsync: openDraft } = useWrite(topUpsCalls.account, []);
  return (
    <Wizard
      schema={TopUpRules}
      draft={draft ? { method: draft.method, currency: draft.currency, reference: draft.reference } : {}}
      steps={[
        { key: 'method', title: t('step_method'), fields: ['method', 'currency'], Body: MethodStep },
        { key: 'account', title: t('step_account'), fields: ['reference'], Body: AccountStep, nextLabel: t('have_paid') },
        { key: 'proof', title: t('step_proof'), fields: ['amount', 'paid_on', 'voucher_file_id', 'remark'], Body: ProofStep },
      ]}
      onSave={async (step, { method, currency }) => {
        if (step !== 'method' || method === undefined || currency === undefined) return;
        const { reference } = await openDraft({ method, currency });
        return { [draftParam]: reference };
      }}
      onTouched={touch}
      onFinish={saveOrThrow}
      finishLabel={t('submit')}
      aside={<TopUpAside />}
    />
  );
}
