import type { tariffsArea } from '@quayside/contract/tariffs/tariffs.area';
import type { SharedTexts } from '../shared.ts';

export const tariffsShared = {
  menu: {
    tariffs: 'Tariffs',
    tariff_detail: 'Tariff',
    tariff_import: 'Import a tariff',
    tariff_parcel: 'Test a parcel',
  },
  refusals: {
    'tariffs.not_a_draft': 'This version is published and cannot be changed.',
    'tariffs.days_taken': 'Version {{name}} is published for some of these days.',
    'tariffs.already_begun': 'The version begins on a day that is over, on which {{name}} holds. Give it a later first day.',
    'tariffs.group_missing': 'Customers have a price group that this version does not have: {{groups}}.',
    'tariffs.no_tariff': 'No tariff holds on this day.',
  },
  fields: {
    'tariffs.unknown_group': 'The running tariff does not have this price group',
    'tariffs.same_group': 'The customer has this price group already',
  },
  operations: {
    'tariffs.import': 'Import a tariff',
    'tariffs.publish': 'Publish a tariff',
    'tariffs.delete': 'Delete a tariff draft',
    'tariffs.set_price_group': 'Set the price group of a merchant',
  },
  jobs: {
    'tariffs.read': 'Read a tariff workbook',
  },
} as const satisfies SharedTexts<typeof tariffsArea>;
