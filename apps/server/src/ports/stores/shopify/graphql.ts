import type { z } from 'zod';
import { StoreError, type StoreAccess } from '../port.ts';
import type { ShopHttp } from '../shop-http.ts';
import { GraphqlAnswer } from './schemas.ts';

const VERSION = '2025-10';
const TRIES = 5;
const MAX_WAIT_MS = 60_000;

type Cost = NonNullable<NonNullable<z.output<typeof GraphqlAnswer>['extensions']>['cost']>;

/** Shopify counts points, not requests: a query that does not fit the rest of the budget waits until it has refilled. */
export function shopifyGraphql({ ask, wait }: ShopHttp) {
  return async <Schema extends z.ZodType>(access: StoreAccess, schema: Schema, query: string, variables: object = {}) => {
    for (let tries = 1; ; tries++) {
      const answer = await send(ask, access, query, variables);
      const errors = Array.isArray(answer.errors) ? answer.errors : answer.errors ? [{ message: answer.errors, extensions: {} }] : [];
      const cost = answer.extensions?.cost;
      if (errors.some(({ extensions }) => extensions?.code === 'THROTTLED')) {
        if (tries === TRIES) throw new StoreError('throttled');
        await wait(cost ? pauseFor(cost) : 1000);
        continue;
      }
      const [first] = errors;
      if (first?.extensions?.code === 'ACCESS_DENIED') throw new StoreError('missing_right', first.message);
      if (first) throw new StoreError('shop_error', first.message);
      const content = schema.safeParse(answer.data);
      if (!content.success) throw new StoreError('broken_answer', content.error.issues[0]?.path.join('.') ?? '');
      // The next query costs as much: waiting now is cheaper than being refused.
      if (cost && cost.throttleStatus.currentlyAvailable < cost.requestedQueryCost) await wait(pauseFor(cost));
      return content.data;
    }
  };
}

function pauseFor({ requestedQueryCost, throttleStatus: { currentlyAvailable, restoreRate } }: Cost): number {
  const missing = Math.max(1, requestedQueryCost - currentlyAvailable);
  return Math.min(MAX_WAIT_MS, Math.ceil((missing / restoreRate) * 1000));
}

async function send(ask: ShopHttp['ask'], { url, credentials }: StoreAccess, query: string, variables: object) {
  const { status, json } = await ask({
    method: 'POST',
    url: `${url}/admin/api/${VERSION}/graphql.json`,
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': credentials['token'] ?? '' },
    body: JSON.stringify({ query, variables }),
  });
  if (status !== 200) throw new StoreError(status === 404 ? 'wrong_url' : 'shop_error', String(status));
  const answer = GraphqlAnswer.safeParse(json);
  if (!answer.success) throw new StoreError('broken_answer', 'GraphQL');
  return answer.data;
}
