import type { ApprovalRow } from '@quayside/contract/approvals/approvals.schemas';
import { useTranslation } from 'react-i18next';

/** What would change, value by value: before → after. */
export function ChangeList({ row }: { row: ApprovalRow }) {
  const { t } = useTranslation('desk-approvals');
  return (
    <>
      {row.changes.map(({ field, before, after }) => (
        <div key={field}>
          <span className="quiet">{t(`field.${field}`)}</span> {before !== null && `${before} → `}
          {after === null || after === '' ? t('nothing') : after}
        </div>
      ))}
    </>
  );
}
