import type { ConfigName } from '@quayside/domain/basic-config/config-names';

export const basicConfig = {
  title: 'Basic configuration',
  purpose: 'Settings for all merchants. Changes take effect immediately.',
  changed: 'Changed by {{name}}, {{time}}',
  changed_by_system: 'As delivered',
  saved: '{{setting}} is saved.',
  on: 'On',
  off: 'Off',
  unit_mb: 'MB',
  open_customer: 'Open the customer',
  group: { files: 'Files', app: 'Mobile app', customers: 'Customers and orders', money: 'Money' },
  name: {
    max_upload_size: 'Largest upload',
    app_down_button_is_display: 'Button “Get the app”',
    android_download_link: 'Android app',
    ios_download_link: 'iOS app',
    fulfilment_fee_customer_id: 'Fulfilment-fee customer',
    adjustment_approval_threshold_usd: 'Approval threshold',
    orders_need_verified_email: 'Orders need a confirmed email',
  } satisfies Record<ConfigName, string>,
  meaning: {
    max_upload_size: 'How large one file may be that a merchant uploads. Larger files are rejected before upload.',
    app_down_button_is_display: 'Whether merchants see the button in their header that leads to the app.',
    android_download_link: 'Where the Android app is fetched from. Empty shows “coming soon”.',
    ios_download_link: 'Where the iOS app is fetched from. Empty shows “coming soon”.',
    fulfilment_fee_customer_id: 'The one customer who sees the fulfilment-fee page. Empty closes the page to everybody.',
    adjustment_approval_threshold_usd:
      'Above this amount in USD a second person must agree: adjustments, credit limits, storage discounts and top-ups credited away from what was paid. What one person does for a customer within 24 hours counts together. Changing it needs a second person too.',
    orders_need_verified_email: 'Whether a merchant must have confirmed their email address before they place orders.',
  } satisfies Record<ConfigName, string>,
  wrong: {
    max_upload_size: 'A whole number from 1 to 99',
    app_down_button_is_display: 'On or off',
    android_download_link: 'An address that begins with https://, or nothing',
    ios_download_link: 'An address that begins with https://, or nothing',
    fulfilment_fee_customer_id: 'The number of a customer, or nothing',
    adjustment_approval_threshold_usd: 'A whole amount in USD, such as 500',
    orders_need_verified_email: 'On or off',
  } satisfies Record<ConfigName, string>,
} as const;
