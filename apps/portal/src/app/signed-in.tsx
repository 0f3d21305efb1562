import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { sessionsCalls, type CurrentUser } from '@quayside/contract/sessions/sessions.calls';
import { AppShell } from '@quayside/ui/app-shell';
import { setBrand, storePlatform, useBrand } from '@quayside/ui/kernel/brand';
import { PermissionsContext } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useRead } from '@quayside/ui/kernel/query';
import { MenuRoutes } from '@quayside/ui/menu-routes';
import { createRegistry, type PageModule } from '@quayside/ui/page-registry';
import { QueryProvider } from '@quayside/ui/query-provider';
import { ErrorState, Loading } from '@quayside/ui/states';
import { TaskTray } from '@quayside/ui/task-tray';
import '@quayside/ui/pages.css';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client, session, signInAgain } from './session.ts';

const registry = createRegistry(import.meta.glob<PageModule>('../areas/*/*-page.tsx'));

export function SignedIn() {
  return (
    <QueryProvider>
      <Account />
    </QueryProvider>
  );
}

/** Who is signed in and what they may see; everything else waits for that (SHELL-29). */
function Account() {
  const { t } = useTranslation();
  const user = useRead(sessionsCalls.currentUser, {}, { silent: true, staleMs: Number.POSITIVE_INFINITY });
  if (user.data) return <Portal user={user.data} />;
  if (!user.isError || isSilent(user.error)) return <Loading />;
  const again = <Button onClick={signInAgain}>{t('expired.again')}</Button>;
  return <ErrorState title={t('error.start')} error={user.error} onRetry={() => void user.refetch()} extra={again} />;
}

function Portal({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('sessions');
  const site = useBrand(({ brand }) => brand.site_name);
  useAccountBrand(user.platform_type);
  const kind = user.customer_sub_account_id === 0 ? t('account_type.main') : t('account_type.sub');
  const note = `${kind} · ${t('customer', { customer_id: user.customer_id })}`;
  return (
    <PermissionsContext value={user.permissions}>
      <AppShell site={site} menu={user.menu_list} user={{ name: user.name, note }} tools={<TaskTray />} onLogout={logout}>
        <MenuRoutes menu={user.menu_list} registry={registry} site={site} />
      </AppShell>
    </PermissionsContext>
  );
}

/** The account's brand replaces the one the address or the host named (D-86). */
function useAccountBrand(platform_type: number): void {
  // The brand and its stored number live outside React; they follow the account once it is known.
  useEffect(() => {
    storePlatform(platform_type);
    if (useBrand.getState().brand.platform_type === platform_type) return;
    client.send(brandsCalls.get, { platform_type }).then(setBrand, () => undefined);
  }, [platform_type]);
}

async function logout(): Promise<void> {
  // Signing out must work without the server too: the token goes either way.
  await client.send(sessionsCalls.logout, {}).catch(() => undefined);
  session.clear();
  location.assign('/login');
}
