import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import type { DeskJobRow } from '@quayside/contract/jobs/jobs.schemas';
import { whyNot } from '@quayside/domain/jobs/job-machine';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Staff actions on a job; both ask for confirmation. */
export function JobActions({ job }: { job: DeskJobRow }) {
  const { t } = useTranslation(['jobs', 'kernel']);
  const { message, modal } = App.useApp();
  const canManage = useCan('desk.jobs.manage');
  const retry = useWrite(jobsDeskCalls.retry, ['jobs'], { onDone: () => void message.success(t('retried')) });
  const discard = useWrite(jobsDeskCalls.discard, ['jobs'], { onDone: () => void message.success(t('discarded')) });
  if (!canManage || whyNot('retry', job.state, 'staff') !== null) return null;
  const cancelText = t('actions.cancel', { ns: 'kernel' });
  const askRetry = () =>
    modal.confirm({
      title: t('retry_title'),
      content: t('retry_text'),
      okText: t('retry'),
      cancelText,
      onOk: () => retry.mutate({ job_id: job.job_id }),
    });
  const askDiscard = () =>
    modal.confirm({
      title: t('discard_title'),
      content: t('discard_text'),
      okText: t('discard'),
      okButtonProps: { danger: true },
      cancelText,
      onOk: () => discard.mutate({ job_id: job.job_id }),
    });
  return (
    <RowActions>
      <RowAction loading={retry.isPending} onClick={askRetry}>
        {t('retry')}
      </RowAction>
      <RowAction danger loading={discard.isPending} onClick={askDiscard}>
        {t('discard')}
      </RowAction>
    </RowActions>
  );
}
