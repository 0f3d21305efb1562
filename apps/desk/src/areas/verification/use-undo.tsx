import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import { readOrderKey } from '@quayside/domain/verification/verification-rules';
import { useRefresh, useWrite } from '@quayside/ui/kernel/query';
import { KeyButton } from '@quayside/ui/review/key-button';
import { App } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationWork } from './use-verification-work.ts';

const UNDO_SECONDS = 30;
const TOAST = 'verification-undo';

/** Approved together by mistake: they can be taken back for half a minute, by the button of the message or by U. */
export function useUndo(of: VerificationWork) {
  const { t } = useTranslation('desk-verification');
  const { message } = App.useApp();
  const refresh = useRefresh();
  const write = useWrite(calls.deskUnapprove, []);
  const approved = useRef<readonly string[]>([]);
  const forget = () => {
    approved.current = [];
    message.destroy(TOAST);
  };
  const undo = async () => {
    const keys = [...approved.current];
    if (keys.length === 0) return;
    forget();
    const { list } = await write.mutateAsync({ keys });
    const done = list.filter(({ refusal }) => refusal === null).length;
    if (done > 0) void message.success(t('undone', { count: done }));
    for (const { item, refusal } of list) {
      const number = of.work.rows.get(readOrderKey(String(item)).order_id)?.order_no ?? String(item);
      if (refusal) void message.warning(t('clean_refused', { number, msg: refusal.msg }), 8);
    }
    of.reload();
    refresh([calls.deskGet, calls.deskClean, 'my-work']);
  };
  const start = () => void undo().catch(() => undefined);
  const offer = (keys: readonly string[]) => {
    approved.current = keys;
    const content = (
      <>
        {t('clean_done', { count: keys.length })}{' '}
        <KeyButton shortcut="U" size="small" type="link" onClick={start}>
          {t('undo')}
        </KeyButton>
      </>
    );
    void message.open({ key: TOAST, type: 'success', content, duration: UNDO_SECONDS, onClose: () => (approved.current = []) });
  };
  return { offer, undo: start };
}
