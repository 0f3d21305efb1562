import { CheckCircleFilled } from '@ant-design/icons';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { LineCandidate, StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import { moneyText, parseMoney } from '@quayside/domain/kernel/money';
import { MoneyText } from '@quayside/ui/display/money-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { DayText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { amountText } from '@quayside/ui/kernel/values';
import { KeyCap } from '@quayside/ui/review/key-button';
import { Input, type InputRef } from 'antd';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useApprovalRule } from '#desk/kernel/approval-hint.tsx';

const tones = { likely: 'good', possible: 'waiting', unlikely: 'quiet' } as const satisfies Record<LineCandidate['likelihood'], Tone>;

/** The candidates of a line, the chosen one, and the reason where amounts differ. */
export function useMatch(line: StatementLine, onMatched: (line: StatementLine, reference: string) => void) {
  const { t } = useTranslation(['desk-top-ups', 'fields']);
  const [search, settle] = useDebounced('');
  const { line_id } = line;
  const input = { line_id, ...(search !== '' && { reference: search.slice(0, 20) }) };
  const read = useRead(topUpsDeskCalls.deskLineCandidates, input, { silent: true });
  const list = read.data?.candidates ?? [];
  const [at, setAt] = useState(0);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<InputRef>(null);
  const chosen = list[at] ?? list[0] ?? null;
  const write = useWrite(topUpsDeskCalls.deskMatchLine, [], { onDone: (after) => onMatched(after, chosen?.reference ?? '') });
  const send = () => {
    if (chosen === null || write.isPending) return;
    if (!chosen.is_amount_equal && reason.trim() === '') {
      setMissing(true);
      return field.current?.focus();
    }
    write.mutate({ line_id, customer_id: chosen.customer_id, top_up_id: chosen.top_up_id, reason: reason.trim() });
  };
  return {
    list,
    isPending: read.isPending,
    chosen,
    choose: (one: number) => setAt(Math.min(one, Math.max(0, list.length - 1))),
    search: settle,
    reason,
    setReason: (text: string) => {
      setReason(text);
      setMissing(false);
    },
    isMissing,
    field,
    send,
    isSending: write.isPending,
    says: chosen === null ? t('candidates_none') : t('match_to', { reference: chosen.reference }),
  };
}
type Match = ReturnType<typeof useMatch>;

export function MatchBox({ of }: { of: Match }) {
  const { t } = useTranslation(['desk-top-ups', 'fields']);
  const { list, chosen } = of;
  return (
    <div className="review-scroll match-box">
      <header className="review-head-line">
        <strong>{t('candidates_title')}</strong>
        <Input
          allowClear
          size="small"
          className="match-search"
          maxLength={20}
          placeholder={t('other_top_up')}
          aria-label={t('other_top_up')}
          onChange={(event) => of.search(event.target.value)}
        />
      </header>
      {!of.isPending && list.length === 0 && <p className="quiet">{t('candidates_empty')}</p>}
      {list.map((one, at) => (
        <Candidate key={one.top_up_id} of={one} at={at} isChosen={one === chosen} onChoose={() => of.choose(at)} />
      ))}
      {chosen !== null && (
        <section className="review-box">
          <strong>{t('match_to', { reference: chosen.reference })}</strong>
          {!chosen.is_amount_equal && <ReasonField of={of} field={of.field} />}
          <p>
            <Consequence of={chosen} />
          </p>
        </section>
      )}
    </div>
  );
}

function ReasonField({ of, field }: { of: Match; field: RefObject<InputRef | null> }) {
  const { t } = useTranslation(['desk-top-ups', 'fields']);
  return (
    <>
      <Input
        ref={field}
        maxLength={500}
        value={of.reason}
        aria-label={t('match_reason')}
        placeholder={t('match_reason_hint')}
        {...(of.isMissing ? { status: 'error' as const } : {})}
        onChange={(event) => of.setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) of.send();
        }}
      />
      {of.isMissing && (
        <p className="field-error" role="alert">
          {t('top-ups.reason_needed', { ns: 'fields' })}
        </p>
      )}
    </>
  );
}

function Candidate({ of, at, isChosen, onChoose }: { of: LineCandidate; at: number; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <button type="button" className="match-candidate" aria-pressed={isChosen} tabIndex={-1} onClick={onChoose}>
      <span className="match-candidate-head">
        <KeyCap>{String(at + 1)}</KeyCap>
        <strong>{of.reference}</strong> {of.customer_name}
        <StateTag tone={tones[of.likelihood]}>{t(`likelihood.${of.likelihood}`)}</StateTag>
      </span>
      <span className="match-candidate-facts">
        <Fits fits={of.is_amount_equal} label={t('fits_amount')}>
          <MoneyText amount={of.amount} currency={of.currency} />{' '}
          {of.is_amount_equal ? t('fits_equal') : <span className="match-difference">{signed(of)}</span>}
        </Fits>
        <Fits fits={of.is_day_near} label={t('fits_day')}>
          <DayText day={of.paid_on} />
        </Fits>
        <Fits fits={of.is_name_in_text} label={t('fits_name')}>
          {of.is_name_in_text ? t('fits_name_yes') : t('fits_name_no')}
        </Fits>
      </span>
    </button>
  );
}

function Fits({ fits, label, children }: { fits: boolean; label: string; children: ReactNode }) {
  return (
    <span>
      {fits ? <CheckCircleFilled className="review-done" aria-hidden /> : <span aria-hidden>–</span>} <span className="quiet">{label}</span>{' '}
      {children}
    </span>
  );
}

function signed({ difference, currency }: LineCandidate): string {
  const text = amountText(difference, currency, currentLanguage()) ?? difference;
  return difference.startsWith('-') ? text : `+${text}`;
}

/** What the review will propose, and whether one person may credit it. */
function Consequence({ of }: { of: LineCandidate }) {
  const { t } = useTranslation('desk-top-ups');
  const rule = useApprovalRule();
  const language = currentLanguage();
  if (of.is_amount_equal || of.line_usd === null || of.top_up_usd === null) return t('match_equal');
  const [line, top] = [parseMoney(of.line_usd, 'USD'), parseMoney(of.top_up_usd, 'USD')];
  if (!line || !top) return t('match_equal');
  const apart = line.minor > top.minor ? line.minor - top.minor : top.minor - line.minor;
  const threshold = rule?.threshold_usd === undefined ? null : parseMoney(rule.threshold_usd, 'USD');
  const shown = (text: string) => amountText(text, 'USD', language) ?? text;
  const difference = shown(moneyText({ minor: apart, currency: 'USD' }));
  return (
    <>
      {t('match_credits', { line: shown(of.line_usd), top_up: shown(of.top_up_usd) })}{' '}
      {threshold && t(apart > threshold.minor ? 'match_second' : 'match_alone', { difference })}
    </>
  );
}
