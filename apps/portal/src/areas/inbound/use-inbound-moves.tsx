import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundOutcome, InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import { whyNotInbound, type InboundAction } from '@quayside/domain/inbound/inbound-rules';
import { useBulkAction } from '@quayside/ui/feedback/bulk-action';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { readKey, useWrite } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export type Named = Pick<InboundRow, 'inbound_id' | 'inbound_no'>;
type Move = 'withdraw' | 'delete';
const touched = ['inbound', 'inventory', 'wallets'] as const;

/** Confirms, then withdraws or deletes. Refused appointments are listed with the reason. */
export function useInboundMoves(onDone?: (move: Move) => void): (move: Move, rows: readonly Named[]) => void {
  const { t } = useTranslation('inbound');
  const { t: reasonOf } = useTranslation('refusals');
  const { confirm, showOutcome } = useBulkAction();
  const show = (move: Move, { done, refused }: InboundOutcome) => {
    const listed = refused.map(({ inbound_no, code }) => ({ name: inbound_no, reason: reasonOf(code) }));
    showOutcome({ done, refused: listed }, t(`${move}_done`, { count: done }));
    if (done > 0) onDone?.(move);
  };
  const writes = {
    withdraw: useWrite(inboundCalls.withdraw, touched, { onDone: (outcome) => show('withdraw', outcome) }),
    delete: useWrite(inboundCalls.delete, ['inbound'], { onDone: (outcome) => show('delete', outcome), gone: deletedReads }),
  };
  return (move, rows) => {
    const [only] = rows;
    const isOne = rows.length === 1 && only !== undefined;
    confirm({
      title: isOne ? t(`${move}_one_title`, { number: only.inbound_no }) : t(`${move}_title`, { count: rows.length }),
      text: t(`${move}_text`),
      action: t(move),
      run: () => writes[move].mutateAsync({ ids: rows.map(({ inbound_id }) => inbound_id) }),
    });
  };
}

function deletedReads({ refused }: InboundOutcome, { ids }: { ids: readonly number[] }) {
  const kept = new Set(refused.map(({ inbound_id }) => inbound_id));
  return ids.filter((id) => !kept.has(id)).map((inbound_id) => readKey(inboundCalls.get, { inbound_id }));
}

/** Merges parts of one original. Both rules are checked before anything is asked or sent (INB-29, INB-30). */
export function useMerge(onDone: () => void): (rows: readonly InboundRow[]) => void {
  const { t } = useTranslation(['inbound', 'refusals', 'kernel']);
  const { modal, message } = App.useApp();
  const merge = useWrite(inboundCalls.merge, ['inbound'], {
    onDone: ({ inbound_no }) => {
      message.success(t('merge_done', { number: inbound_no }));
      onDone();
    },
  });
  return (rows) => {
    if (rows.length < 2) return void message.warning(t('inbound.merge_two', { ns: 'refusals' }));
    if (new Set(rows.map(({ original_no }) => original_no)).size > 1)
      return void message.warning(t('inbound.merge_same_original', { ns: 'refusals' }));
    modal.confirm({
      title: t('merge_title', { count: rows.length }),
      content: t('merge_text'),
      okText: t('merge'),
      cancelText: t('actions.back', { ns: 'kernel' }),
      onOk: () => merge.mutateAsync({ ids: rows.map(({ inbound_id }) => inbound_id) }).catch(() => undefined),
    });
  };
}

/** Copies into a new draft and opens it. */
export function useCopyInbound(): (row: Named) => void {
  const { t } = useTranslation('inbound');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const copy = useWrite(inboundCalls.copy, ['inbound'], {
    onDone: ({ inbound_id, inbound_no }) => {
      message.success(t('copied', { number: inbound_no }));
      void navigate(inboundPaths.edit(inbound_id));
    },
  });
  return ({ inbound_id }) => copy.mutate({ inbound_id });
}

/** Submits a stored appointment; what is missing is listed, and leads to the wizard. */
export function useSubmitStored(): (row: Named) => void {
  const { t } = useTranslation(['inbound', 'kernel']);
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const submit = useWrite(inboundCalls.submit, touched, {
    onFields: () => undefined,
    onDone: () => void message.success(t('submitted_done')),
  });
  const showErrors = (inbound_id: number, error: unknown) => {
    if (!(error instanceof RefusedError) || error.fields.length === 0) return;
    modal.error({
      title: t('errors_title', { count: error.fields.length }),
      content: (
        <ul className="plain-list refused-list">
          {error.fields.map(({ path, msg }) => (
            <li key={path + msg}>{msg}</li>
          ))}
        </ul>
      ),
      closable: true,
      okText: t('edit'),
      onOk: () => void navigate(inboundPaths.edit(inbound_id)),
    });
  };
  return ({ inbound_id, inbound_no }) =>
    void modal.confirm({
      title: t('submit_title', { number: inbound_no }),
      content: t('submit_text'),
      okText: t('submit'),
      cancelText: t('actions.back', { ns: 'kernel' }),
      onOk: () => submit.mutateAsync({ inbound_id }).catch((error: unknown) => showErrors(inbound_id, error)),
    });
}

/** Why this action is not possible for the appointment, as text; null when it is. */
export function useWhyNot(): (action: InboundAction, inbound: Pick<InboundRow, 'bill_status'>) => string | null {
  const { t } = useTranslation('refusals');
  return (action, { bill_status }) => {
    const refusal = whyNotInbound(action, bill_status);
    return refusal === null ? null : t(refusal as 'inbound.not_editable'); // other refusals have parameters; these have none
  };
}
