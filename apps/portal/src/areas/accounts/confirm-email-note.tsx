import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { useActing } from '@quayside/ui/kernel/context';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Why this account cannot give others access now (keys, sub-accounts); null when it can. The server enforces it. */
export function useWhyNoAccess(): string | null {
  const { t } = useTranslation('accounts');
  const isActing = useActing();
  const profile = useRead(accountsCalls.getProfile, {}, { silent: true });
  if (isActing) return t('acting.not_allowed');
  return profile.data?.email_verified === 0 ? t('profile.confirm_first') : null;
}

/** Shown until the address is confirmed, with a button that mails the link again. */
export function ConfirmEmailNote() {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const profile = useRead(accountsCalls.getProfile, {}, { silent: true });
  const email = profile.data?.email ?? '';
  const again = useWrite(accountsCalls.sendVerifyEmail, [], {
    onDone: () => void message.success(t('profile.confirm_sent', { email })),
  });
  if (profile.data?.email_verified !== 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('profile.confirm_first')}
      description={t('profile.confirm_hint', { email })}
      action={
        <Button size="small" loading={again.isPending} onClick={() => again.mutate({})}>
          {t('profile.confirm_again')}
        </Button>
      }
    />
  );
}
