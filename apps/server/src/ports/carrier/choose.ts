import type { Config } from '#server/kernel/config.ts';
import type { Carrier } from './port.ts';
import { shipEngine } from './shipengine.ts';

/** ShipEngine if a key is configured, else labels are ours and numbers come by scan or file. */
export function chooseCarrier({ SHIPENGINE_KEY: key, SHIPENGINE_URL: url }: Config): Carrier {
  return key === undefined ? null : shipEngine({ key, url });
}
