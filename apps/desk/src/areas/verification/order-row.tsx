import { CheckCircleFilled, CloseCircleFilled, EyeOutlined, WarningFilled } from '@ant-design/icons';
import type { VerificationRow } from '@quayside/contract/verification/verification.schemas';
import type { CheckResult } from '@quayside/domain/verification/verification-rules';
import { MoneyText } from '@quayside/ui/display/money-text';
import { localName } from '@quayside/ui/kernel/local-name';
import { useScrollIntoView } from '@quayside/ui/kernel/use-scroll-into-view';
import { useTranslation } from 'react-i18next';
import { useAge } from '#desk/kernel/use-age.ts';
import type { Outcome } from './verification-work.ts';

type RowProps = { row: VerificationRow; outcome: Outcome | undefined; isCurrent: boolean; onOpen: () => void };

/** Two lines: number and price, then whose it is and what the checks found. */
export function OrderRow({ row, outcome, isCurrent, onOpen }: RowProps) {
  const box = useScrollIntoView<HTMLLIElement>(isCurrent);
  const method = localName({ name_en: row.method_name_en, name_cn: row.method_name_cn });
  return (
    <li ref={box} className="review-row" aria-current={isCurrent} data-done={outcome !== undefined || undefined} data-order={row.order_no}>
      <span className="review-row-mark">
        <ResultMark result={row.fails > 0 && !outcome ? 'fail' : row.warnings > 0 && !outcome ? 'warn' : 'pass'} />
      </span>
      <button type="button" className="review-row-open" tabIndex={-1} onClick={onOpen}>
        <span className="review-row-first">{row.order_no}</span>
        <span className="review-row-second">{[row.customer_name, row.country, method].filter(Boolean).join(' · ')}</span>
      </button>
      <span className="review-row-end">
        <MoneyText amount={row.quoted_total} currency="USD" />
        <span className="review-row-second">{outcome ? <OutcomeText outcome={outcome} /> : <RowState row={row} />}</span>
      </span>
    </li>
  );
}

/** The colour is only an aid: the words stand beside it. */
export function ResultMark({ result }: { result: CheckResult }) {
  const Icon = result === 'fail' ? CloseCircleFilled : result === 'warn' ? WarningFilled : CheckCircleFilled;
  return <Icon className="verify-mark" data-result={result} aria-hidden />;
}

export function OutcomeText({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('desk-verification');
  return outcome.kind === 'taken' ? outcome.now : t(`done_${outcome.kind}`);
}

function RowState({ row: { fails, warnings, submitted_at, reviewing } }: Pick<RowProps, 'row'>) {
  const { t } = useTranslation('desk-verification');
  const age = useAge(submitted_at);
  const [other] = reviewing;
  if (other !== undefined)
    return (
      <>
        <EyeOutlined aria-hidden /> {t('is_reviewing', { name: other })}
      </>
    );
  if (fails + warnings === 0) return age;
  return (
    <>
      {fails > 0 && <b data-result="fail">{t('fails', { fails })}</b>}{' '}
      {warnings > 0 && <b data-result="warn">{t('warnings', { warnings })}</b>}
    </>
  );
}
