import { isStaffRole } from '../kernel/staff-roles.ts';
import { readCarrierServices } from './carrier-services.ts';

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
  'inbound_insurance_rate',
  'packing_tolerance_percent',
  'packing_tolerance_usd',
  'interception_fee_usd',
  'exception_reply_days',
  'orders_expire_after_days',
  'carrier_services',
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
    case 'inbound_insurance_rate':
      return /^0(?:\.\d{1,5})?$/.test(value);
    case 'packing_tolerance_percent':
      return /^(?:\d|[1-4]\d|50)$/.test(value);
    case 'packing_tolerance_usd':
      return /^\d{1,4}$/.test(value);
    case 'interception_fee_usd':
      return /^\d{1,3}(?:\.\d{1,2})?$/.test(value);
    case 'exception_reply_days':
      return /^(?:[1-9]|[12]\d|30)$/.test(value);
    case 'orders_expire_after_days':
      return /^[1-9]\d{1,2}$/.test(value);
    case 'carrier_services':
      return readCarrierServices(value) !== null;
    case 'second_factor_roles':
      return value === '' || value.split(',').every((role, at, all) => isStaffRole(role) && all.indexOf(role) === at);
    case 'fulfilment_fee_customer_id':
      return value === '' || /^[1-9]\d{0,14}$/.test(value);
  }
}
