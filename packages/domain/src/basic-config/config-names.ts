import { isStaffRole } from '../kernel/staff-roles.ts';

/** The settings staff change without a restart. */
export const configNames = [
  'max_upload_size',
  'app_down_button_is_display',
  'android_download_link',
  'ios_download_link',
  'fulfilment_fee_customer_id',
  'orders_need_verified_email',
  'adjustment_approval_threshold_usd',
  'second_factor_roles',
] as const;
export type ConfigName = (typeof configNames)[number];

export const DEFAULT_MAX_UPLOAD_MB = 5; // LIMIT-02

/** Whether a value is valid for its setting; empty means "none" where the setting allows it. */
export function isConfigValue(name: ConfigName, value: string): boolean {
  switch (name) {
    case 'max_upload_size':
      return /^[1-9]\d?$/.test(value);
    case 'app_down_button_is_display':
    case 'orders_need_verified_email':
      return value === '0' || value === '1';
    case 'android_download_link':
    case 'ios_download_link':
      return value === '' || /^https:\/\/[^\s"'<>]{4,500}$/.test(value);
    case 'adjustment_approval_threshold_usd':
      return /^\d{1,7}$/.test(value);
    case 'second_factor_roles':
      return value === '' || value.split(',').every((role, at, all) => isStaffRole(role) && all.indexOf(role) === at);
    case 'fulfilment_fee_customer_id':
      return value === '' || /^[1-9]\d{0,14}$/.test(value);
  }
}
