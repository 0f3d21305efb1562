import {
  AppstoreOutlined,
  BarChartOutlined,
  BarcodeOutlined,
  BellOutlined,
  CheckSquareOutlined,
  DashboardOutlined,
  FileTextOutlined,
  InboxOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  StarOutlined,
  ShoppingOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Icons the server may name in a menu entry. An unknown name gets the default icon. */
const icons: Readonly<Record<string, ReactNode>> = {
  workplace: <DashboardOutlined aria-hidden />,
  orders: <ShoppingCartOutlined aria-hidden />,
  dropshipping: <ShoppingOutlined aria-hidden />,
  products: <BarcodeOutlined aria-hidden />,
  stock: <InboxOutlined aria-hidden />,
  inbound: <InboxOutlined aria-hidden />,
  statistics: <BarChartOutlined aria-hidden />,
  setting: <SettingOutlined aria-hidden />,
  customers: <TeamOutlined aria-hidden />,
  operations: <ToolOutlined aria-hidden />,
  content: <FileTextOutlined aria-hidden />,
  profile: <UserOutlined aria-hidden />,
  'my-work': <CheckSquareOutlined aria-hidden />,
  evaluation: <StarOutlined aria-hidden />,
  help: <QuestionCircleOutlined aria-hidden />,
  messages: <BellOutlined aria-hidden />,
};

export function MenuIcon({ name }: { name: string | null }) {
  return icons[name ?? ''] ?? <AppstoreOutlined aria-hidden />;
}
