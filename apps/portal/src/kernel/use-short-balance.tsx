import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { isSilent, RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { useCan } from '@quayside/ui/kernel/context';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Shows a refusal. For a short balance it names the missing amount and links to the top-up; it stays until it is closed. */
export function useShortBalance(): (error: unknown) => void {
  const { t } = useTranslation(['wallets', 'kernel']);
  const { modal } = App.useApp();
  const toast = useFailureToast();
  const navigate = useNavigate();
  const canTopUp = useCan('top-ups.edit');
  return (error) => {
    if (isSilent(error)) return;
    if (!(error instanceof RefusedError) || error.code !== 'wallets.short') return toast(error);
    const close = t('actions.close', { ns: 'kernel' });
    const dialog = { title: t('short_title'), content: error.msg };
    if (!canTopUp) modal.warning({ ...dialog, okText: close });
    else modal.confirm({ ...dialog, okText: t('top_up'), cancelText: close, onOk: () => void navigate(topUpPaths.create) });
  };
}
