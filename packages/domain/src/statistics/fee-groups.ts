import type { BillType, FeeType } from '../wallets/wallet-rules.ts';

/** Fee types as the expenses page stacks them, from bottom to top. */
export const feeGroups = ['shipping', 'handling', 'surcharges', 'taxes', 'storage', 'services', 'other'] as const;
export type FeeGroup = (typeof feeGroups)[number];

const groupOf = {
  base_freight: 'shipping',
  registration: 'shipping',
  online_tracked_mail: 'shipping',
  inbound_handling: 'handling',
  outbound_handling: 'handling',
  packaging: 'handling',
  consumables: 'handling',
  fulfilment: 'handling',
  multiline_surcharge: 'surcharges',
  declared_value_surcharge: 'surcharges',
  remote_area: 'surcharges',
  remote_area_fuel: 'surcharges',
  oversize: 'surcharges',
  oversize_fuel: 'surcharges',
  peak_season: 'surcharges',
  peak_season_fuel: 'surcharges',
  dangerous_goods: 'surcharges',
  dangerous_goods_fuel: 'surcharges',
  over_category: 'surcharges',
  over_declaration: 'surcharges',
  customs_duty: 'taxes',
  vat: 'taxes',
  ioss: 'taxes',
  gst: 'taxes',
  icms: 'taxes',
  storage: 'storage',
  value_added_service: 'services',
  interception: 'services',
  insurance: 'services',
} as const satisfies Partial<Record<FeeType, FeeGroup>>;

export function feeGroupOf(feeType: string): FeeGroup {
  return Object.hasOwn(groupOf, feeType) ? groupOf[feeType as keyof typeof groupOf] : 'other'; // checked on the line itself
}

/** Bill types that are no expense: money paid in, and what the provider pays for losses. */
export const noExpense = ['top_up', 'compensation'] as const satisfies readonly BillType[];
