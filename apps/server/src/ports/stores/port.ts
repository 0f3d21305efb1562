import type { StoreErrorCode, StoreKind } from '@quayside/domain/connectors/connector-rules';
import type { StoreOrder } from '@quayside/domain/connectors/store-order';

/** A merchant's shop as its connector sees it: where it is, and the opened credentials. */
export type StoreAccess = {
  readonly url: string;
  readonly credentials: Readonly<Record<string, string>>;
  /** What the check found out and the other calls need, such as the location of stock. */
  readonly facts: Readonly<Record<string, string>>;
};

/** What a good check answers. `credentials` replaces the given ones: a one-time code became a token. */
export type Checked = {
  readonly shop_name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly credentials?: Readonly<Record<string, string>>;
};

/** `cursor` is null for the first page; `next` is null after the last one. */
export type OrderPage = {
  readonly orders: readonly StoreOrder[];
  readonly next: string | null;
  /** Names the page to `acknowledge`. */
  readonly receipt?: string;
};
export type Shipment = { readonly external_id: string; readonly number: string; readonly carrier: string };
export type StockLevel = { readonly stock_ref: string; readonly sku: string; readonly quantity: number };

/** One kind of shop. Everything throws `StoreError`; nothing else leaves a connector. */
export type Connector = {
  readonly check: (access: StoreAccess) => Promise<Checked>;
  readonly orders: (access: StoreAccess, since: Date, cursor: string | null) => Promise<OrderPage>;
  /** After the orders of a page are stored: for shops that hand over each order once. */
  readonly acknowledge?: (access: StoreAccess, page: OrderPage) => Promise<void>;
  /** Must do nothing for an order that has its number already: after a crash it is asked again. */
  readonly pushTracking?: (access: StoreAccess, shipment: Shipment) => Promise<void>;
  /** At most `MAX_LEVELS` at once. */
  readonly pushStock?: (access: StoreAccess, levels: readonly StockLevel[]) => Promise<void>;
  /** Missing where a shop tells nothing by itself: then its orders come with the next pull. */
  readonly hook?: Hook;
  /** Missing where there is no OAuth, or the provider has no app for it. */
  readonly signIn?: SignIn | undefined;
};

export const MAX_LEVELS = 100;

/** OAuth without any request: where the merchant agrees, and whether what comes back is really from the shop. */
export type SignIn = {
  readonly url: (shopUrl: string, redirect: string, state: string) => string;
  readonly isGenuine: (query: URLSearchParams) => boolean;
};
/** What a shop sends when its orders change. It is only a reason to pull: nothing of its content is used. */
export type Hook = {
  /** Asks the shop to send to this address and to sign with this secret; again when it does so already. */
  readonly order: (access: StoreAccess, url: string, secret: string) => Promise<void>;
  readonly isGenuine: (body: Buffer, header: (name: string) => string | undefined, secret: string) => boolean;
};

/** What calls may use of a connector: it asks nobody anything. */
export type StoreSignIns = {
  readonly [Kind in StoreKind]: { readonly signIn?: SignIn | undefined; readonly hook?: Pick<Hook, 'isGenuine'> };
};

export type Stores = { readonly [Kind in StoreKind]: Connector };

/** Why a shop could not be used: a code with a text in every language, and what the shop itself said. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly detail: string;

  constructor(code: StoreErrorCode, detail = '') {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail.slice(0, 300);
  }
}
