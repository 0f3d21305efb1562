import type { Secrets } from '#server/kernel/secrets.ts';
import { StoreError, type StoreAccess } from '#server/ports/stores/port.ts';
import type { Key, Store } from './stores.queries.ts';

type Credentials = Readonly<Record<string, string>>;

/** Where credentials are sealed for: they open for this store only. */
const placeOf = ({ customer_id, store_id }: Key) => `store:${customer_id}:${store_id}`;

export function sealCredentials(secrets: Secrets, key: Key, credentials: Credentials): Buffer {
  return secrets.seal(JSON.stringify(credentials), placeOf(key));
}

/** The store as its connector sees it; with the credentials that wait for a check, if asked. */
export function accessOf(secrets: Secrets, store: Store, which: 'credentials' | 'pending' = 'credentials'): StoreAccess {
  const sealed = store[which];
  const text = sealed === null ? null : secrets.unseal(sealed, placeOf(store));
  if (text === null) throw new StoreError('key_changed');
  // Both were written as objects of texts, here and by a check.
  return { url: store.shop_url, credentials: JSON.parse(text) as Credentials, facts: store.facts as Credentials };
}
