/** The menu groups and their positions. An area's pages name their group; pages without one are sorted between the groups. */
export const portalGroups = {
  orders: { path: '/order', title: 'orders', icon: 'orders', position: 200 },
  stock: { path: '/products', title: 'stock', icon: 'stock', position: 400 },
  billing: { path: '/billing', title: 'billing', icon: 'billing', position: 500 },
  statistics: { path: '/statistics', title: 'statistics', icon: 'statistics', position: 550 },
  setting: { path: '/setting', title: 'setting', icon: 'setting', position: 600 },
  help: { path: '/guides', title: 'help', icon: 'help', position: 650 },
} as const;
export type PortalGroup = keyof typeof portalGroups;

export const deskGroups = {
  customers: { path: '/customers', title: 'customers', icon: 'customers', position: 100 },
  orders: { path: '/orders-group', title: 'orders', icon: 'orders', position: 120 },
  inbound: { path: '/inbound-group', title: 'inbound_group', icon: 'inbound', position: 150 },
  goods: { path: '/goods', title: 'goods', icon: 'products', position: 200 },
  money: { path: '/money', title: 'money', icon: 'billing', position: 300 },
  content: { path: '/content', title: 'content', icon: 'content', position: 400 },
  operations: { path: '/operations', title: 'operations', icon: 'operations', position: 500 },
} as const;
export type DeskGroup = keyof typeof deskGroups;
