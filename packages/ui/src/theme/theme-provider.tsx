import { StyleProvider } from '@ant-design/cssinjs';
import { FastColor } from '@ant-design/fast-color';
import { App, ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../kernel/preferences.ts';
import { pageNonce } from '../kernel/style-nonce.ts';
import { useLookOfDocument } from './use-look-of-document.ts';

const font = `'Inter Variable', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`;
/** Okabe-Ito hues: distinguishable with protanopia and deuteranopia. The red is adjusted until its contrast is sufficient. */
const weakTokens = { colorSuccess: '#0072b2', colorWarning: '#e69f00', colorInfo: '#56b4e9' };
/** Before Ant Design's dark palette tones it down. */
const errors = { light: '#cf2a1e', dark: '#ff8a80', weakLight: '#b84f00', weakDark: '#ff9a4d' };
const defaultColor = '#2156e4';
const navy = { side: '#0c1a33', deep: '#0a1529' };

export type ThemeChoice = { darkMode: boolean; weakMode: boolean; compact: boolean; color: string };

/** The only place with colours and sizes: everything else reads tokens. */
export function buildTheme({ darkMode, weakMode, compact, color }: ThemeChoice): ThemeConfig {
  const primary = color === '' ? defaultColor : color;
  // Ant Design's palette turns grey for dark brand colours: the tints are mixed from the colour itself.
  const ground = darkMode ? '#171a20' : '#ffffff';
  const tint = (percent: number) => new FastColor(ground).mix(primary, percent).toHexString();
  const error = errors[weakMode ? (darkMode ? 'weakDark' : 'weakLight') : darkMode ? 'dark' : 'light'];
  const readable = darkMode ? new FastColor(primary).mix('#ffffff', 52).toHexString() : primary;
  return {
    cssVar: { key: 'portal' },
    hashed: false,
    zeroRuntime: import.meta.env.PROD,
    algorithm: [darkMode ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, ...(compact ? [antdTheme.compactAlgorithm] : [])],
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      colorLink: readable,
      // Ant Design makes a link paler under the pointer, too pale to be read.
      colorLinkHover: toward(darkMode ? '#ffffff' : '#000000', readable, 14),
      colorLinkActive: toward(darkMode ? '#ffffff' : '#000000', readable, 28),
      colorPrimaryBg: tint(darkMode ? 22 : 9),
      colorPrimaryBgHover: tint(darkMode ? 30 : 15),
      colorTextTertiary: darkMode ? '#9aa4b5' : '#5d6880',
      colorTextDescription: darkMode ? '#9aa4b5' : '#5d6880',
      colorTextPlaceholder: darkMode ? '#8d97a8' : '#6b7589',
      colorError: error,
      fontFamily: font,
      borderRadius: 8,
      wireframe: false,
      motionDurationMid: '0.16s',
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      ...(weakMode ? weakTokens : {}),
      ...(darkMode
        ? { colorBgLayout: '#0f1115', colorBgContainer: '#171a20', colorBgElevated: '#1d2129', colorBorderSecondary: '#262b35' }
        : { colorBgLayout: '#f4f6f9', colorTextBase: '#1a2233', colorBorderSecondary: '#e6eaf0' }),
    },
    components: componentTokens({ darkMode, readable, primary, error }),
  };
}

function toward(end: string, color: string, percent: number): string {
  return new FastColor(color).mix(end, percent).toHexString();
}

type Colors = { darkMode: boolean; readable: string; primary: string; error: string };

function componentTokens({ darkMode, readable, primary, error }: Colors): NonNullable<ThemeConfig['components']> {
  return {
    Layout: { headerHeight: 56, headerPadding: '0 16px', siderBg: navy.side, triggerBg: navy.side },
    Menu: {
      darkItemBg: navy.side,
      darkSubMenuItemBg: navy.deep,
      darkPopupBg: navy.side,
      darkItemColor: 'rgba(255, 255, 255, 0.72)',
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemSelectedColor: readable,
      horizontalItemSelectedColor: readable,
      subMenuItemSelectedColor: readable,
      darkItemSelectedBg: primary,
      itemBorderRadius: 8,
      itemMarginInline: 8,
      itemHeight: 40,
    },
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      // Ant Design moves the hover background towards the text colour, which loses contrast: here it moves away from it.
      colorPrimaryHover: toward('#000000', primary, darkMode ? 30 : 14),
      colorPrimaryActive: toward('#000000', primary, darkMode ? 42 : 28),
      colorErrorHover: toward(darkMode ? '#ffffff' : '#000000', error, 14),
      colorErrorActive: toward(darkMode ? '#ffffff' : '#000000', error, 28),
      // A red that is readable as text in dark mode is too light for white text on it.
      ...(darkMode ? { dangerColor: '#1f0703' } : {}),
      defaultHoverColor: readable,
      defaultHoverBorderColor: readable,
      defaultActiveColor: readable,
      defaultActiveBorderColor: readable,
    },
    Table: {
      headerBg: darkMode ? '#1d2129' : '#f7f9fc',
      headerSplitColor: 'transparent',
      cellPaddingBlockMD: 9,
      cellPaddingBlockSM: 6,
      cellPaddingBlock: 14,
      cellPaddingInline: 12,
      cellPaddingInlineMD: 12,
      cellPaddingInlineSM: 12,
    },
    Radio: { colorPrimary: readable, colorPrimaryHover: readable, colorPrimaryActive: readable },
    // The radius of small controls makes a box of 16 px look round.
    Checkbox: { borderRadiusSM: 3 },
    Card: { headerFontSize: 15 },
    Tabs: { itemSelectedColor: readable, itemHoverColor: readable, inkBarColor: readable },
    Form: { itemMarginBottom: 26, verticalLabelPadding: '0 0 6px' },
  };
}

type ThemeProviderProps = {
  locale: Locale;
  brandColor: string;
  /** Without an element of its own, for dialogs over a plain page. */
  isBare?: boolean;
  children: ReactNode;
};

export function ThemeProvider({ locale, brandColor, isBare = false, children }: ThemeProviderProps) {
  const darkMode = usePreferences((chosen) => chosen.darkMode);
  const weakMode = usePreferences((chosen) => chosen.weakMode);
  const compact = usePreferences((chosen) => chosen.compact);
  const own = usePreferences((chosen) => chosen.color);
  const color = own === '' ? brandColor : own;
  const theme = useMemo(() => buildTheme({ darkMode, weakMode, compact, color }), [darkMode, weakMode, compact, color]);
  const nonce = useMemo(() => pageNonce(), []);
  useLookOfDocument();
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={locale}
        button={{ autoInsertSpace: false }}
        form={{ requiredMark: true, scrollToFirstError: { behavior: 'smooth', block: 'center' } }}
        {...(nonce === undefined ? {} : { csp: { nonce } })}
      >
        <App {...(isBare ? { component: false } : { className: 'app-root' })} message={{ maxCount: 3, top: 64 }}>
          <ThemeFailure />
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Unreadable stored settings are reported once; the defaults are used instead (SHELL-60). */
function ThemeFailure() {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const failed = usePreferences((chosen) => chosen.loadFailed);
  // Showing a message is a side effect.
  useEffect(() => {
    if (!failed) return;
    usePreferences.setState({ loadFailed: false });
    message.warning({ content: t('theme.load_failed'), key: 'theme' });
  }, [failed, message, t]);
  return null;
}
