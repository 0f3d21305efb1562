import { listSettingsCalls } from '@quayside/contract/list-settings/list-settings.calls';
import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { sessionsCalls, type CurrentUser } from '@quayside/contract/sessions/sessions.calls';
import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { AppShell } from '@quayside/ui/shell/app-shell';
import { setBrand, storePlatform, useBrand } from '@quayside/ui/kernel/brand';
import { ActingContext, PermissionsContext, RolesContext } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { startErrorReports } from '@quayside/ui/kernel/page-errors';
import { useRead } from '@quayside/ui/kernel/query';
import { clearTabs } from '@quayside/ui/kernel/tabs';
import { WorkplaceCardsContext, type WorkplaceCard } from '@quayside/ui/kernel/workplace-cards';
import { ListSettingsProvider } from '@quayside/ui/list-settings/list-settings-provider';
import { MenuRoutes } from '@quayside/ui/shell/menu-routes';
import { sourcesOf, type PaletteModule } from '@quayside/ui/kernel/palette-source';
import { createRegistry, type PageModule } from '@quayside/ui/shell/page-registry';
import { QueryProvider } from '@quayside/ui/shell/query-provider';
import { Loading } from '@quayside/ui/feedback/states';
import '@quayside/ui/theme/pages.css';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { ActingBanner } from '../areas/accounts/acting-banner.tsx';
import { HeaderTools } from './header-tools.tsx';
import { client, markStarted, session } from './session.ts';
import { useAccountDialogs } from './use-account-dialogs.tsx';
import { WelcomeDialogs } from './welcome-dialogs.tsx';

const registry = createRegistry(import.meta.glob<PageModule>('../areas/*/*-page.tsx'));
export const preparePage = registry.prepare;
const loadPalette = sourcesOf(import.meta.glob<PaletteModule>('../areas/*/*.palette.tsx'));
/** Only the card definitions: the cards themselves are loaded later, for bundle size. */
const cardFiles = import.meta.glob<{ cards: readonly WorkplaceCard[] }>('../areas/*/*.workplace-cards.ts', { eager: true });
const cards = Object.values(cardFiles)
  .flatMap((file) => file.cards)
  .toSorted((a, b) => a.order - b.order);

export function SignedIn() {
  return (
    <QueryProvider>
      <Account />
    </QueryProvider>
  );
}

/** Loads the account and its menu; everything else waits for that (SHELL-29). */
function Account() {
  const { pathname, search } = useLocation();
  const user = useRead(sessionsCalls.currentUser, {}, { silent: true, staleMs: Number.POSITIVE_INFINITY });
  if (user.data) return <Portal user={user.data} />;
  if (!user.isError || isSilent(user.error)) return <Loading />;
  return <Navigate to={`/500?from=${encodeURIComponent(pathname + search)}`} replace />;
}

function Portal({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('sessions');
  const site = useBrand(({ brand }) => brand.site_name);
  useAccountBrand(user.platform_type);
  useReports();
  const isMain = user.customer_sub_account_id === 0;
  const acting = user.acting_staff;
  const dialogs = useAccountDialogs(isMain, acting !== null);
  const roles = useMemo(() => [user.account_type], [user.account_type]);
  const kind = isMain ? t('account_type.main') : t('account_type.sub');
  const note = `${kind} · ${t('customer', { customer_id: user.customer_id })}`;
  return (
    <PermissionsContext value={user.permissions}>
      <RolesContext value={roles}>
        <ActingContext value={acting !== null}>
          <WorkplaceCardsContext value={cards}>
            <AppShell
              site={site}
              menu={user.menu_list}
              user={{ name: user.name, note }}
              userActions={dialogs.actions}
              tools={<HeaderTools user={user} />}
              loadPalette={loadPalette}
              banner={acting !== null && <ActingBanner staff={acting} name={user.name} onEnd={() => void endActing()} />}
              onLogout={logout}
            >
              <ListSettingsProvider calls={listSettingsCalls}>
                <MenuRoutes menu={user.menu_list} registry={registry} site={site} remembersTabs="tabs" />
              </ListSettingsProvider>
            </AppShell>
            {dialogs.dialogs}
            {acting === null && <WelcomeDialogs user={user} />}
          </WorkplaceCardsContext>
        </ActingContext>
      </RolesContext>
    </PermissionsContext>
  );
}

function useReports(): void {
  // Errors occur outside of any one page; the listener is active while a user is signed in.
  useEffect(() => {
    markStarted(true);
    const stop = startErrorReports(client);
    return () => {
      markStarted(false);
      stop();
    };
  }, []);
}

/** The account's brand replaces the one from the URL or the host (D-86). */
function useAccountBrand(platform_type: number): void {
  // The brand and its stored id are outside React; they follow the account once it is loaded.
  useEffect(() => {
    storePlatform(platform_type);
    if (useBrand.getState().brand.platform_type === platform_type) return;
    client.send(brandsCalls.get, { platform_type }).then(setBrand, () => undefined);
  }, [platform_type]);
}

async function dropSession(): Promise<void> {
  // Sign-out must work offline too: the token is removed in any case.
  await client.send(sessionsCalls.logout, {}).catch(() => undefined);
  clearTabs('tabs');
  session.clear();
}

async function logout(): Promise<void> {
  await dropSession();
  location.assign(sessionPaths.login);
}

/** Staff who acted for a customer return to the desk. */
async function endActing(): Promise<void> {
  await dropSession();
  location.assign('/desk/');
}
