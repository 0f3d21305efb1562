import { App, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { closeTabs, REDIRECT, useTabs, whatCloses, type CloseScope, type Tab } from '../kernel/tabs.ts';
import { closeThen, navigateThen } from '../kernel/unsaved.ts';

export type TabActions = {
  show: (tab: Tab) => void;
  reload: (key: string) => void;
  close: (scope: CloseScope, key: string) => void;
  menuFor: (key: string) => MenuProps;
};

/** The tab actions. Those that would lose unsaved changes ask first; those not possible show a message. */
export function useTabActions(): TabActions {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const tabAt = (key: string) => useTabs.getState().tabs.find((tab) => tab.key === key);
  const show = (tab: Tab) => {
    if (useTabs.getState().active !== tab.key) navigateThen(() => navigate(tab.fullPath));
  };
  const reload = (key: string) => {
    const tab = tabAt(key);
    if (tab) closeThen([key], () => navigate(REDIRECT + tab.fullPath, { replace: true }));
  };
  const close = (scope: CloseScope, key: string) => {
    const gone = whatCloses(scope, key);
    if (!Array.isArray(gone)) return void message.warning({ content: t(`tabs.${gone}`), key: gone });
    closeThen(
      gone.map((tab) => tab.key),
      () => {
        const result = closeTabs(scope, key);
        if (result.ok && result.go !== null) void navigate(result.go);
      },
    );
  };
  const menuFor = (key: string): MenuProps => ({
    items: [
      { key: 'reload', label: t('tabs.reload'), disabled: tabAt(key) === undefined, onClick: () => reload(key) },
      { type: 'divider' },
      ...(['one', 'left', 'right', 'others', 'all'] as const).map((scope) => ({
        key: scope,
        label: t(`tabs.close.${scope}`),
        onClick: () => close(scope, key),
      })),
    ],
  });
  return { show, reload, close, menuFor };
}
