import { chargedQuantity, serviceFee } from '@quayside/domain/inbound/inbound-fees';
import { money, moneyText, sum } from '@quayside/domain/kernel/money';
import type { StockCtx } from '#server/areas/inventory/inventory.public.ts';
import { captureMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import { addEvent, documentOf, type InboundDocument } from './inbound-effects.ts';
import { bookedServices } from './inbound.queries.ts';
import { handledQuantities, setCharged } from './charge-fees.queries.ts';

/** At completion: charges the insurance as booked and each service for what was handled, never more than booked, and ends the hold. */
export async function chargeFees(ctx: StockCtx, inbound: InboundDocument & { readonly insurance_fee: string | null }): Promise<void> {
  const { customer_id, inbound_id } = inbound;
  const handled = await handledQuantities(ctx.tx, customer_id, inbound_id);
  const services = (await bookedServices(ctx.tx, customer_id, inbound_id)).map((one) => {
    const charged = chargedQuantity(one.unit, one.quantity, handled);
    return { ...one, charged, fee: serviceFee(one.price, charged) };
  });
  await setCharged(ctx.tx, customer_id, inbound_id, services);
  const fees = [
    { key: 'insurance', feeType: 'insurance' as const, amount: usd(inbound.insurance_fee ?? '0'), quantity: 1, remark: '' },
    ...services.map(({ service_id, name_en, charged, fee }) => ({
      key: `service ${service_id}`,
      feeType: 'value_added_service' as const,
      amount: fee,
      quantity: charged,
      remark: name_en,
    })),
  ].filter(({ amount }) => amount.minor > 0n);
  const entries = fees.map(({ key, feeType, amount, quantity, remark }) => ({
    key,
    billType: 'service' as const,
    feeType,
    amount: money(-amount.minor, 'USD'),
    facts: { quantity, remark },
  }));
  await captureMoney(ctx, customer_id, documentOf(inbound), entries);
  const total = sum(
    fees.map(({ amount }) => amount),
    'USD',
  );
  if (total.minor > 0n) await addEvent(ctx, inbound, 'charged', { amount: moneyText(total) });
}
