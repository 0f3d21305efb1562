import { LogoutOutlined } from '@ant-design/icons';
import { App, Avatar, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { leaveThen } from './kernel/unsaved.ts';

export type ShellUser = { name: string; note: string };

/** Who is signed in, and the way out. */
export function UserMenu({ user, onLogout, short }: { user: ShellUser; onLogout: () => Promise<void>; short: boolean }) {
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
    { type: 'divider' as const },
    { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: t('shell.logout'), onClick: () => leaveThen(ask) },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
      <Button type="text" className="user-button" aria-label={t('shell.account', { name: user.name })} aria-haspopup="menu">
        <Avatar size={28} className="user-avatar" aria-hidden>
          {user.name.slice(0, 1).toUpperCase()}
        </Avatar>
        {!short && <span className="user-name">{user.name}</span>}
      </Button>
    </Dropdown>
  );
}
