import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useWrite } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { workErrors } from './checks.ts';
import { useFees } from './fees-part.tsx';
import type { InboundModel } from './use-inbound-model.ts';

/** Checks everything, asks to confirm the lock (INB-14), stores, and submits. */
export function useSubmit(model: InboundModel, onSubmitted: (inbound_id: number) => void): () => Promise<void> {
  const { t } = useTranslation(['inbound-wizard', 'inbound', 'kernel']);
  const { modal, message } = App.useApp();
  const fees = useFees(model.work);
  const submit = useWrite(inboundCalls.submit, ['inbound', 'inventory', 'wallets'], {
    onFields: () => undefined,
    onDone: ({ inbound_id }) => {
      message.success(t('inbound:submitted_done'));
      onSubmitted(inbound_id);
    },
  });
  const send = async () => {
    const saved = await model.store(5, 'submit');
    if (saved === null) return;
    model.setBusy(true);
    await submit
      .mutateAsync({ inbound_id: saved.inbound_id, updated_at: saved.updated_at })
      .catch((error: unknown) => void model.showErrors(error instanceof RefusedError ? error.fields : []))
      .finally(() => model.setBusy(false));
  };
  return async () => {
    const found = workErrors(model.work, 5, 'submit');
    if (found.length > 0) return void model.showErrors(found);
    await modal.confirm({
      title: model.opened === null ? t('submit_new_title') : t('inbound:submit_title', { number: model.opened.inbound_no }),
      content: (
        <div className="dialog-stack">
          <p>{t('inbound:submit_text')}</p>
          {fees.total !== '0.00' && <p>{t('submit_fees', { amount: fees.total })}</p>}
        </div>
      ),
      okText: t('inbound:submit'),
      cancelText: t('actions.back', { ns: 'kernel' }),
      onOk: send,
    });
  };
}
