import { CheckCircleFilled, EyeOutlined } from '@ant-design/icons';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { MoneyText } from '@quayside/ui/display/money-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useScrollIntoView } from '@quayside/ui/kernel/use-scroll-into-view';
import { timeText } from '@quayside/ui/kernel/values';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAge } from '#desk/kernel/use-age.ts';
import type { Outcome } from './review-work.ts';
import { StatusTag } from './status-tag.tsx';

type RowProps = {
  row: DeskTopUpRow;
  outcome: Outcome | undefined;
  isCurrent: boolean;
  isTickable: boolean;
  isTicked: boolean;
  onOpen: () => void;
  onTick: () => void;
};

/** Two lines: who and how much, then what is known about it. */
export function ReviewRow({ row, outcome, isCurrent, isTickable, isTicked, onOpen, onTick }: RowProps) {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words']);
  const age = useAge(row.submitted_at);
  const box = useScrollIntoView<HTMLLIElement>(isCurrent);
  const isDone = outcome !== undefined && outcome.kind !== 'refused';
  const second = [row.reference, t(`method.${row.method}`, { ns: 'top-up-words' }), row.status === 'submitted' ? age : null];
  return (
    <li ref={box} className="review-row" aria-current={isCurrent} data-done={isDone || undefined} data-reference={row.reference}>
      <span className="review-row-mark">
        {isDone ? (
          <CheckCircleFilled className="review-done" aria-hidden />
        ) : (
          <Checkbox
            disabled={!isTickable}
            checked={isTicked}
            aria-label={t('tick', { reference: row.reference })}
            tabIndex={-1}
            onChange={onTick}
          />
        )}
      </span>
      <button type="button" className="review-row-open" tabIndex={-1} onClick={onOpen}>
        <span className="review-row-first">{row.customer_name}</span>
        <span className="review-row-second">{second.filter((part) => part !== null).join(' · ')}</span>
      </button>
      <span className="review-row-end">
        <MoneyText amount={row.amount} currency={row.currency} />
        <RowState row={row} outcome={outcome} />
      </span>
    </li>
  );
}

const bankTones = { agrees: 'good', matched: 'active', differs: 'bad', none: 'quiet' } as const satisfies Record<
  DeskTopUpRow['bank'],
  Tone
>;

function RowState({ row, outcome }: Pick<RowProps, 'row' | 'outcome'>) {
  const { t } = useTranslation('desk-top-ups');
  const says = useOutcomeText();
  if (outcome) return <span className="review-row-second">{outcome.kind === 'refused' ? outcome.msg : says(outcome)}</span>;
  const [other] = row.reviewing;
  if (other !== undefined)
    return (
      <span className="review-row-second">
        <EyeOutlined aria-hidden /> {t('is_reviewing', { name: other })}
      </span>
    );
  if (row.status !== 'submitted') return <StatusTag status={row.status} />;
  if (row.waiting_approval_id !== null) return <StateTag tone="waiting">{t('second_person')}</StateTag>;
  if (row.duplicate) return <StateTag tone="waiting">{t('maybe_duplicate')}</StateTag>;
  return <StateTag tone={bankTones[row.bank]}>{t(`bank_verdict.${row.bank}`)}</StateTag>;
}

/** "By you · 14:39", "Received by Mei · 14:43". */
export function useOutcomeText(): (outcome: Outcome) => string {
  const { t } = useTranslation('desk-top-ups');
  return (outcome) => {
    if (outcome.kind === 'gone') return t('outcome_gone');
    if (outcome.kind === 'refused') return outcome.msg;
    const at = timeText(outcome.at, currentLanguage());
    return outcome.by === null ? t('outcome_mine', { at }) : t(`outcome_${outcome.kind}`, { name: outcome.by, at });
  };
}
