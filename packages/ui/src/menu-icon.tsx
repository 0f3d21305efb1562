import {
  AppstoreOutlined,
  BellOutlined,
  DashboardOutlined,
  FileTextOutlined,
  SettingOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Icons the server may name in a menu entry. An unknown name gets a neutral one. */
const icons: Readonly<Record<string, ReactNode>> = {
  workplace: <DashboardOutlined aria-hidden />,
  setting: <SettingOutlined aria-hidden />,
  customers: <TeamOutlined aria-hidden />,
  operations: <ToolOutlined aria-hidden />,
  content: <FileTextOutlined aria-hidden />,
  profile: <UserOutlined aria-hidden />,
  messages: <BellOutlined aria-hidden />,
};

export function MenuIcon({ name }: { name: string | null }) {
  return icons[name ?? ''] ?? <AppstoreOutlined aria-hidden />;
}
