import { deskExportsDeskCalls } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import { listSettingsDeskCalls } from '@quayside/contract/list-settings/list-settings.desk-calls';
import { sessionsDeskCalls, type CurrentStaff } from '@quayside/contract/sessions/sessions.desk-calls';
import { deskStaffPaths } from '@quayside/contract/staff/staff.paths';
import { UserOutlined } from '@ant-design/icons';
import { AppShell } from '@quayside/ui/shell/app-shell';
import { useBrand } from '@quayside/ui/kernel/brand';
import { PermissionsContext } from '@quayside/ui/kernel/context';
import { ListExportContext } from '@quayside/ui/kernel/list-export';
import { MenuCountsContext } from '@quayside/ui/kernel/menu-counts';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { useRead } from '@quayside/ui/kernel/query';
import { clearTabs, pathInTab } from '@quayside/ui/kernel/tabs';
import { useWhenRefused } from '@quayside/ui/kernel/use-when-refused';
import { navigateThen } from '@quayside/ui/kernel/unsaved';
import { ListSettingsProvider, type ListSettingsCallSet } from '@quayside/ui/list-settings/list-settings-provider';
import { MenuRoutes } from '@quayside/ui/shell/menu-routes';
import { sourcesOf, type PaletteModule } from '@quayside/ui/kernel/palette-source';
import { createRegistry, type PageModule } from '@quayside/ui/shell/page-registry';
import { QueryProvider } from '@quayside/ui/shell/query-provider';
import { ErrorState, Loading } from '@quayside/ui/feedback/states';
import '@quayside/ui/theme/pages.css';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EnrolPage } from './enrol-page.tsx';
import { BASE, client, session, signInAgain } from './session.ts';
import { useMenuCounts } from './use-menu-counts.ts';

const loadPalette = sourcesOf(import.meta.glob<PaletteModule>('../areas/*/*.palette.tsx'));
const calls: ListSettingsCallSet = {
  get: listSettingsDeskCalls.deskGet,
  save: listSettingsDeskCalls.deskSave,
  createView: listSettingsDeskCalls.deskCreateView,
  changeView: listSettingsDeskCalls.deskChangeView,
  deleteView: listSettingsDeskCalls.deskDeleteView,
};
const registry = createRegistry(import.meta.glob<PageModule>('../areas/*/*-page.tsx'));

export function SignedIn() {
  return (
    <QueryProvider>
      <Staff />
    </QueryProvider>
  );
}

/** Loads the user and the menu of the role; everything else waits for that. */
function Staff() {
  const { t } = useTranslation();
  const staff = useRead(sessionsDeskCalls.currentStaff, {}, { silent: true, staleMs: Number.POSITIVE_INFINITY });
  // The role may start to demand a second factor while somebody is at work.
  useWhenRefused('staff.second_factor_required', staff.refetch);
  if (staff.data?.must_enrol === 1) return <EnrolPage onEnrolled={() => void staff.refetch()} onSignOut={() => void logout()} />;
  if (staff.data) return <Desk staff={staff.data} />;
  if (!staff.isError || isSilent(staff.error)) return <Loading />;
  const again = <Button onClick={signInAgain}>{t('expired.again')}</Button>;
  return <ErrorState title={t('error.start')} error={staff.error} onRetry={() => void staff.refetch()} extra={again} />;
}

function Desk({ staff }: { staff: CurrentStaff }) {
  const { t } = useTranslation('sessions');
  const brand = useBrand(({ brand: own }) => own.site_name);
  const site = `${brand} · ${t('desk_title')}`;
  const navigate = useNavigate();
  const exporting = useDownload(deskExportsDeskCalls.download);
  const toAccount = () => navigateThen(() => navigate(pathInTab(deskStaffPaths.ownAccount)));
  const actions = [{ key: 'own-account', icon: <UserOutlined aria-hidden />, label: t('own_account'), onClick: toAccount }];
  return (
    <PermissionsContext value={staff.permissions}>
      <MenuCountsContext value={useMenuCounts()}>
        <AppShell
          site={brand}
          menu={staff.menu_list}
          user={{ name: staff.name, note: t(`role.${staff.role}`) }}
          userActions={actions}
          loadPalette={loadPalette}
          onLogout={logout}
        >
          <ListExportContext value={exporting.start}>
            <ListSettingsProvider calls={calls}>
              <MenuRoutes menu={staff.menu_list} registry={registry} site={site} remembersTabs="deskTabs" />
            </ListSettingsProvider>
          </ListExportContext>
        </AppShell>
      </MenuCountsContext>
    </PermissionsContext>
  );
}

async function logout(): Promise<void> {
  // Sign-out must work offline too: the token is removed in any case.
  await client.send(sessionsDeskCalls.deskLogout, {}).catch(() => undefined);
  clearTabs('deskTabs');
  session.clear();
  location.assign(`${BASE}/login`);
}
