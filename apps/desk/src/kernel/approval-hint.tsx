import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** What one person may do alone; undefined while it is loading, and for users who may not read it. */
export function useApprovalRule() {
  const canRead = useCan('desk.approvals.decide');
  return useRead(approvalsDeskCalls.deskRule, {}, { silent: true, enabled: canRead }).data;
}

/** In every form it governs: when a second person must agree. */
export function ApprovalHint({ about }: { about: readonly ('amount' | 'rate' | 'always')[] }) {
  const { t } = useTranslation('desk-approvals');
  const rule = useApprovalRule();
  const values = { threshold: rule?.threshold_usd ?? '', percent: rule?.rate_percent ?? '' };
  const shown = about.filter((one) => one === 'always' || rule?.threshold_usd !== undefined);
  if (shown.length === 0) return null;
  return <Alert className="form-failure" type="info" showIcon title={shown.map((one) => t(`hint_${one}`, values)).join(' ')} />;
}
