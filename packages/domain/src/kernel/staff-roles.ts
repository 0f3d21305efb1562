export const staffRoles = [
  'administrator',
  'sales_manager',
  'account_manager',
  'customer_service',
  'order_clerk',
  'warehouse_clerk',
  'finance',
] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(role: string): role is StaffRole {
  return staffRoles.some((known) => known === role);
}
