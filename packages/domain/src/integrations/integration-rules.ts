/** The longest name of an integration; the table has the same limit. */
export const INTEGRATION_NAME_LENGTH = 60;
export const STORE_ACCOUNT_LENGTH = 60;
export const PUSH_URL_LENGTH = 500;
export const MAX_ADDRESSES = 20;
/** A test key shows that it is one. */
export const TEST_KEY_PREFIX = 'qst_';
/** While a key is replaced, the old and the new one work. Test keys count by themselves. */
export const MAX_KEYS = 2;

/** What a merchant may be told of, besides stock changes (D-70). */
export const pushOptions = ['order_status', 'tracking', 'exception', 'inbound', 'billing'] as const;

export const webhookTopics = [...pushOptions, 'stock_change', 'test'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Keys that end by themselves; null: never. */
export const keyLives = [30, 90, 365] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The pauses between the eight tries of a message: more than a day in all. */
const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** The pause after a failed try; null: it was the last one. */
export function pauseAfter(tries: number): number | null {
  return pauses[tries - 1] ?? null;
}

/** The pause before anything is sent again to a target that did not answer `failures` times in a row. */
export function breakAfter(failures: number): number {
  return pauses[Math.min(failures, 4) - 1] ?? 0;
}

/** A target that has failed for this long is given up, until the merchant switches it on again. */
export const GIVE_UP_AFTER_MS = 3 * 24 * HOUR;

export function isGivenUp(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS;
}

/** Every 2xx is a yes. A redirect is not followed: the target was entered by the merchant. */
export function isDelivered(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}

export const integrationRefusals = [
  'integrations.too_many_keys',
  'integrations.no_target',
  'integrations.stopped',
  'integrations.other_key',
] as const;
export type IntegrationRefusal = (typeof integrationRefusals)[number];
