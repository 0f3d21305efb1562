import { LogoutOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveThen } from '../kernel/unsaved.ts';

export type ShellUser = { name: string; note: string };
export type UserAction = { key: string; icon: ReactNode; label: string; onClick: () => void };

type UserMenuProps = { user: ShellUser; actions?: readonly UserAction[]; onLogout: () => Promise<void>; short: boolean };

const noActions: readonly UserAction[] = [];

/** The user menu: account, settings, and sign-out with confirmation (USER-10, USER-12). */
export function UserMenu({ user, actions = noActions, onLogout, short }: UserMenuProps) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const ask = () => {
    modal.confirm({
      title: t('shell.logout_title'),
      content: t('shell.logout_text'),
      okText: t('shell.logout'),
      cancelText: t('actions.cancel'),
      onOk: onLogout,
    });
  };
  const items = [
    {
      key: 'who',
      type: 'group' as const,
      label: (
        <span className="user-who">
          <strong>{user.name}</strong>
          <span>{user.note}</span>
        </span>
      ),
    },
    { key: 'line-1', type: 'divider' as const },
    ...actions,
    ...(actions.length > 0 ? [{ key: 'line-2', type: 'divider' as const }] : []),
    { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: t('shell.logout'), onClick: () => leaveThen(ask) },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
      <Button type="text" className="user-button" aria-label={t('shell.account', { name: user.name })} aria-haspopup="menu">
        {/* Drawn by CSS: as text it would be part of the button's accessible name. */}
        <span className="user-avatar" data-initial={user.name.slice(0, 1).toUpperCase()} />
        {!short && <span className="user-name">{user.name}</span>}
      </Button>
    </Dropdown>
  );
}
