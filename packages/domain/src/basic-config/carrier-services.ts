/** What a shipping method buys: the account that pays, the service, and the warehouse parcels are collected from, in the aggregator's codes. */
export type CarrierService = { readonly account: string; readonly service: string; readonly warehouse: string };

const ENTRY = /^([A-Z0-9_-]{1,40})=([A-Za-z0-9-]{1,40})\/([a-z0-9_]{1,60})\/([A-Za-z0-9-]{1,40})$/;

/** `EXP=se-123/ups_ground/se-9; …`: methods whose labels are bought. Null when it is not written like this; a method is named once. */
export function readCarrierServices(value: string): ReadonlyMap<string, CarrierService> | null {
  const entries = value.split(';').map((entry) => entry.trim());
  const services = new Map<string, CarrierService>();
  for (const entry of entries.filter((one) => one !== '')) {
    const [, method, account, service, warehouse] = ENTRY.exec(entry) ?? [];
    if (method === undefined || account === undefined || service === undefined || warehouse === undefined || services.has(method))
      return null;
    services.set(method, { account, service, warehouse });
  }
  return services;
}
