import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Layout } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DarkToggle } from '../theme/dark-toggle.tsx';
import { FullscreenToggle } from './fullscreen-toggle.tsx';
import { useMeasuredContent } from '../kernel/content-size.ts';
import { MOBILE, useMedia } from '../kernel/media.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { LanguageSwitch } from './language-switch.tsx';
import './shell.css';
import './shell-layouts.css';
import { ShellHeader } from './shell-header.tsx';
import { ShellSide } from './shell-side.tsx';
import { TabBar } from '../tabs/tab-bar.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import type { PaletteSource } from '../kernel/palette-source.ts';
import { ThemeButton } from '../theme/theme-button.tsx';
import { UserMenu, type ShellUser, type UserAction } from './user-menu.tsx';

export type AppShellProps = {
  site: string;
  menu: readonly MenuItem[];
  user: ShellUser;
  onLogout: () => Promise<void>;
  /** What this app adds to the user menu. */
  userActions?: readonly UserAction[];
  /** Header buttons of this app: task tray, notice bell, help. */
  tools?: ReactNode;
  /** How the palette finds the things of this app; without it there is no palette. */
  loadPalette?: () => Promise<PaletteSource[]>;
  /** A banner above everything: which staff member acts for which customer. */
  banner?: ReactNode;
  children: ReactNode;
};

// A drawer is fetched on phones only.
const PhoneMenu = lazy(() => import('./phone-menu.tsx').then((file) => ({ default: file.PhoneMenu })));

const noActions: readonly UserAction[] = [];

/** Phones get their own layout, unless the user wants the wide one everywhere (SHELL-64). */
export function useMobile(): boolean {
  const narrow = useMedia(MOBILE);
  const responsive = usePreferences((chosen) => chosen.styleResponsive);
  return narrow && responsive;
}

/** The frame of every page: menu, header, tabs and content (SHELL-27, SHELL-40). */
export function AppShell({ site, menu, user, onLogout, userActions = noActions, tools, loadPalette, banner, children }: AppShellProps) {
  const { t } = useTranslation();
  const mobile = useMobile();
  const [drawer, setDrawer] = useState(false);
  const layout = usePreferences((chosen) => chosen.layoutStyle);
  const showTabs = usePreferences((chosen) => chosen.showTabs);
  const content = useRef<HTMLElement>(null);
  useMeasuredContent(content);
  useEscapeToRestore();
  return (
    <Layout className="shell" {...useShellLook()} data-layout={mobile ? 'side' : layout} data-mobile={mobile || undefined}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      {banner}
      {mobile && (
        <Suspense fallback={null}>
          <PhoneMenu site={site} menu={menu} open={drawer} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      <ShellFrame
        side={!mobile && layout !== 'top' ? <ShellSide site={site} menu={menu} /> : null}
        header={
          <ShellHeader site={site} menu={menu} mobile={mobile} onOpenMenu={() => setDrawer(true)}>
            {loadPalette && <PaletteButton menu={menu} loadSources={loadPalette} short={mobile} />}
            {tools}
            {!mobile && <FullscreenToggle />}
            <LanguageSwitch />
            <DarkToggle />
            <ThemeButton />
            <UserMenu user={user} actions={userActions} onLogout={onLogout} short={mobile} />
          </ShellHeader>
        }
        isSide={mobile || layout === 'side'}
      >
        {showTabs && <TabBar />}
        <main className="shell-content" id="content" tabIndex={-1} ref={content}>
          {children}
        </main>
      </ShellFrame>
    </Layout>
  );
}

/** With a side menu the header is beside it, otherwise on top. The content element is the same, so a layout change remounts no page. */
function ShellFrame({ side, header, isSide, children }: { side: ReactNode; header: ReactNode; isSide: boolean; children: ReactNode }) {
  return (
    <div className="shell-frame" data-side={isSide || undefined}>
      <div className="shell-frame-header">{header}</div>
      <div className="shell-frame-side">{side}</div>
      <div className="shell-body">{children}</div>
    </div>
  );
}

/** Escape shows menu and header again, unless it closes something else: a dialog, a drawer, a menu, the options of a field. */
function useEscapeToRestore(): void {
  const full = usePreferences((chosen) => chosen.bodyFullscreen);
  const set = usePreferences((chosen) => chosen.set);
  useEffect(() => {
    if (!full) return;
    const listener = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.isComposing || document.querySelector(openLayers) !== null;
      if (event.key === 'Escape' && !isTaken) set({ bodyFullscreen: false });
    };
    // While capturing: a dialog that Escape closes is still open then.
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, [full, set]);
}

const openLayers = [
  '.ant-modal-wrap:not([style*="display: none"])',
  '.ant-drawer-open',
  '.ant-dropdown:not(.ant-dropdown-hidden)',
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
  '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
  '.ant-popover:not(.ant-popover-hidden)',
].join(', ');

/** The settings that plain CSS reads. */
function useShellLook() {
  const chosen = usePreferences();
  return {
    'data-fixed-header': chosen.fixedHeader || undefined,
    'data-fixed-side': chosen.fixedSidebar || undefined,
    'data-fixed-body': chosen.fixedBody || undefined,
    'data-body-full': chosen.bodyFull || undefined,
    'data-fullscreen': chosen.bodyFullscreen || undefined,
    'data-head': chosen.headStyle,
    'data-side-style': chosen.sideStyle,
    'data-colourful': chosen.colorfulIcon || undefined,
    'data-logo-auto': chosen.logoAutoSize || undefined,
  };
}
