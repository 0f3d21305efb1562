import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { accountPaths } from '@quayside/contract/accounts/accounts.paths';
import { LockOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { pathInTab } from '@quayside/ui/kernel/tabs';
import { navigateThen } from '@quayside/ui/kernel/unsaved';
import type { UserAction } from '@quayside/ui/shell/user-menu';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const SettingsDialog = lazy(() => import('../areas/accounts/settings-dialog.tsx').then((file) => ({ default: file.SettingsDialog })));
const PasswordDialog = lazy(() => import('@quayside/ui/accounts/password-dialog').then((file) => ({ default: file.PasswordDialog })));
type Dialog = 'settings' | 'password';

/** The dialogs of the user menu. Only the main account itself can change the password here (USER-11), not staff acting for it. */
export function useAccountDialogs(isMain: boolean, isActing: boolean): { actions: readonly UserAction[]; dialogs: ReactNode } {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [open, setOpen] = useState<Dialog | null>(null);
  const [used, setUsed] = useState<readonly Dialog[]>([]);
  const show = (dialog: Dialog) => {
    setUsed((before) => [...new Set([...before, dialog])]);
    setOpen(dialog);
  };
  const toProfile = () => navigateThen(() => navigate(pathInTab(accountPaths.profile)));
  const actions: UserAction[] = [
    { key: 'profile', icon: <UserOutlined aria-hidden />, label: t('menu.profile'), onClick: toProfile },
    { key: 'settings', icon: <SettingOutlined aria-hidden />, label: t('menu.settings'), onClick: () => show('settings') },
    ...(isMain && !isActing
      ? [{ key: 'password', icon: <LockOutlined aria-hidden />, label: t('menu.password'), onClick: () => show('password') }]
      : []),
  ];
  const close = () => setOpen(null);
  // Stays mounted after the first use, so that the closing animation is shown.
  const dialogs = (
    <Suspense fallback={null}>
      {used.includes('settings') && <SettingsDialog open={open === 'settings'} isMain={isMain} onClose={close} />}
      {used.includes('password') && <PasswordDialog calls={accountsCalls} open={open === 'password'} onClose={close} />}
    </Suspense>
  );
  return { actions, dialogs };
}
