import { bandOf } from './compile-warehouses.ts';
import { addItem, addTariffItem, type Pricing } from './context.ts';
import { plus, times, type Exact } from './exact.ts';
import { UNITS_PER_AMOUNT } from './price-table.ts';

/** Inbound and outbound handling, packaging, consumables, fulfilment fee and services. */
export function addWarehouseFees(pricing: Pricing): void {
  addHandling(pricing);
  const { packaging, goods_g, consumables } = pricing.context.parcel;
  if (packaging !== null) {
    const { fee, tare_g } = packaging.row;
    const inputs = (group_percent: string) => ({ goods_g, fee, tare_g, group_percent });
    addTariffItem(pricing, 'packaging', times(packaging.fee, UNITS_PER_AMOUNT), inputs, packaging.ref);
  }
  addItem(pricing, 'consumables', consumables.cents, { count: consumables.count }, null);
  addFulfilment(pricing);
  addServices(pricing);
}

function addHandling(pricing: Pricing): void {
  const { warehouse, parcel } = pricing.context;
  const { units, actual_g } = parcel;
  const { inbound } = warehouse;
  if (inbound !== null) {
    const inputs = (group_percent: string) => ({ units, per_unit: inbound.row.per_unit, group_percent });
    addTariffItem(pricing, 'inbound_handling', amountTimes(inbound.perUnit, units), inputs, inbound.ref);
  }
  const band = bandOf(warehouse.outbound, actual_g);
  if (band !== null) {
    const { included_units, fee, extra_unit } = band.row;
    const total = plus(times(band.fee, UNITS_PER_AMOUNT), amountTimes(band.extraUnit, Math.max(0, units - included_units)));
    const inputs = (group_percent: string) => ({ actual_g, units, included_units, fee, extra_unit, group_percent });
    addTariffItem(pricing, 'outbound_handling', total, inputs, band.ref);
  }
}

function addFulfilment(pricing: Pricing): void {
  const { group, parcel } = pricing.context;
  const { units } = parcel;
  const { fulfilment_per_order: per_order, fulfilment_per_extra_unit: per_extra_unit } = group.row;
  if (per_order === null) return;
  const total = plus(times(group.perOrder, UNITS_PER_AMOUNT), amountTimes(group.perExtraUnit, units - 1));
  const inputs = (group_percent: string) => ({ units, per_order, per_extra_unit, group_percent });
  addTariffItem(pricing, 'fulfilment_fee', total, inputs, group.ref);
}

function addServices(pricing: Pricing): void {
  const { input, warehouse } = pricing.context;
  for (const { service, quantity: ordered } of input.services) {
    const found = warehouse.services.get(service);
    if (found === undefined) continue;
    const { per, price } = found.row;
    const quantity = per === 'order' ? 1 : ordered;
    const inputs = (group_percent: string) => ({ per, quantity, price, group_percent });
    addTariffItem(pricing, found.code, amountTimes(found.price, quantity), inputs, found.ref);
  }
}

function amountTimes(amount: number, count: number): Exact {
  return times(times(amount, count), UNITS_PER_AMOUNT);
}
