import type { ApprovalRow } from '@quayside/contract/approvals/approvals.schemas';
import { useTranslation } from 'react-i18next';

/** A field that is empty before and after says nothing. */
function isSaid({ before, after }: ApprovalRow['changes'][number]): boolean {
  return ![before, after].every((value) => value === null || value === '');
}

/** What would change, value by value: before → after. */
export function ChangeList({ row }: { row: ApprovalRow }) {
  const { t } = useTranslation('desk-approvals');
  return (
    <>
      {row.changes.filter(isSaid).map(({ field, before, after }) => (
        <div key={field}>
          <span className="quiet">{t(`field.${field}`)}</span> {before !== null && `${before} → `}
          {after === null || after === '' ? t('nothing') : after}
        </div>
      ))}
    </>
  );
}
