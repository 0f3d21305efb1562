import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import type { StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { useCan } from '@quayside/ui/kernel/context';
import { momentText } from '@quayside/ui/kernel/values';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useClaim } from '#desk/kernel/use-claim.ts';
import { LineAmount } from './line-list.tsx';
import { MatchBox, useMatch } from './match-box.tsx';
import { ReasonPanel } from './reason-panel.tsx';
import type { LineWork } from './use-line-work.ts';

const tones = { open: 'waiting', proposed: 'active', confirmed: 'good', ignored: 'quiet' } as const satisfies Record<
  StatementLine['state'],
  Tone
>;
type ItemProps = { line: StatementLine; of: LineWork };

/** One bank line: what it says, and what may be done with it. */
export function LineItem({ line, of }: ItemProps) {
  const { t } = useTranslation('desk-top-ups');
  const canReview = useCan('desk.top-ups.review');
  const [asks, ask] = useState<'ignore' | 'undo' | null>(null);
  const done = (after: StatementLine) => {
    ask(null);
    of.settle(after);
  };
  const ignore = useWrite(topUpsDeskCalls.deskIgnoreLine, [], { onDone: done });
  const undo = useWrite(topUpsDeskCalls.deskUndoLine, [], { onDone: done });
  const isOpen = line.state === 'open' && canReview;
  const [other] = useClaim('top-ups.open_lines', isOpen ? line.line_id : null);
  return (
    <article className="review-open line-item" aria-label={line.words}>
      <div className="review-scroll">
        <LineFacts line={line} other={other?.name} />
        <LineDecision line={line} />
      </div>
      {asks !== null && (
        <ReasonPanel
          question={t(`${asks}_question`)}
          button={t(asks)}
          isSaving={ignore.isPending || undo.isPending}
          onClose={() => ask(null)}
          onReason={(reason) => (asks === 'ignore' ? ignore : undo).mutate({ line_id: line.line_id, reason })}
        />
      )}
      {isOpen ? (
        <OpenLine line={line} of={of} isAsking={asks !== null} onIgnore={() => ask('ignore')} />
      ) : (
        <ClosedFoot
          line={line}
          of={of}
          canUndo={canReview && line.state !== 'confirmed' && line.state !== 'open'}
          onUndo={() => ask('undo')}
        />
      )}
    </article>
  );
}

function LineFacts({ line, other }: { line: StatementLine; other: string | undefined }) {
  const { t } = useTranslation('desk-top-ups');
  // On a phone the item hides the list and its heading.
  const Heading = useMobile() ? 'h1' : 'h2';
  return (
    <>
      <header className="line-head">
        <Heading>
          <LineAmount line={line} />
        </Heading>
        <StateTag tone={tones[line.state]}>{t(`line_states.${line.state}`)}</StateTag>
        {other !== undefined && <span className="review-other">{t('is_reviewing', { name: other })}</span>}
      </header>
      <p className="line-words">{line.words}</p>
      <dl className="review-facts">
        <div>
          <dt>{t('booked_on')}</dt>
          <dd>
            <DayText day={line.booked_on} />
          </dd>
        </div>
        <div>
          <dt>{t('statement')}</dt>
          <dd>
            {line.statement} · {line.row_no}
          </dd>
        </div>
        <div>
          <dt>{t('imported_at')}</dt>
          <dd>
            <TimeText at={line.created_at} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Who matched or ignored it, when and why. */
function LineDecision({ line: { state, top_up, reason, decided_by, decided_at } }: { line: StatementLine }) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <>
      {top_up && (
        <p>
          <Link to={deskTopUpPaths.byReference(top_up.reference)}>{top_up.reference}</Link> · {top_up.customer_name} · {top_up.amount}{' '}
          {top_up.currency}
        </p>
      )}
      {decided_by !== null && (
        <p className="quiet">
          {t('decided_line', { name: decided_by, at: momentText(decided_at ?? '', currentLanguage()) })}
          {reason !== '' && `: ${reason}`}
        </p>
      )}
      {state === 'confirmed' && <p className="quiet">{t('confirmed_note')}</p>}
    </>
  );
}

function OpenLine({ line, of, isAsking, onIgnore }: ItemProps & { isAsking: boolean; onIgnore: () => void }) {
  const { t } = useTranslation('desk-top-ups');
  const navigate = useNavigate();
  const match = useMatch(line, (after, reference) => {
    of.settle(after);
    void navigate(deskTopUpPaths.byReference(reference));
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.closest('input, textarea')) button.current?.focus({ preventScroll: true });
  }, []);
  useReviewKeys(
    isAsking
      ? {}
      : { m: match.send, i: onIgnore, s: of.skip, 1: () => match.choose(0), 2: () => match.choose(1), 3: () => match.choose(2) },
  );
  return (
    <>
      <MatchBox of={match} />
      <ReviewFoot says={match.says}>
        <KeyButton shortcut="I" onClick={onIgnore}>
          {t('ignore')}
        </KeyButton>
        <KeyButton shortcut="S" onClick={of.skip}>
          {t('skip')}
        </KeyButton>
        <KeyButton shortcut="M" ref={button} type="primary" disabled={match.chosen === null} loading={match.isSending} onClick={match.send}>
          {t('match')}
        </KeyButton>
      </ReviewFoot>
    </>
  );
}

function ClosedFoot({ line, of, canUndo, onUndo }: ItemProps & { canUndo: boolean; onUndo: () => void }) {
  const { t } = useTranslation('desk-top-ups');
  useReviewKeys({ u: canUndo ? onUndo : undefined, s: of.skip });
  return (
    <ReviewFoot says={t(`line_states.${line.state}`)}>
      {canUndo && (
        <KeyButton shortcut="U" onClick={onUndo}>
          {t('undo')}
        </KeyButton>
      )}
      <KeyButton shortcut="S" onClick={of.skip}>
        {t('skip')}
      </KeyButton>
    </ReviewFoot>
  );
}
