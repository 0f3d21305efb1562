import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillDemo } from '../../apps/server/src/demo/demo.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { child } from '../child.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { withClient } from '../with-client.ts';
import { depsFor, type World } from '../world.ts';

const MERCHANT = 'merchant@demo.test';

export type Site = {
  readonly base: string;
  readonly token: string;
  readonly bare: string;
  /** More orders of the demo's merchant. */
  readonly addOrders: (count: number) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** The built portal behind the real server with demo data, and a page with only a form as the baseline. */
export async function openSite(world: World): Promise<Site> {
  await buildWeb();
  const database = await world.database();
  const { deps, end } = depsFor(database);
  await fillDemo(deps);
  const given: ServerGiven = { url: database.url, timing: false, files: deps.dataDir };
  const server = await child<ServerTold>('server-process.ts', given);
  const bare = await bareForm();
  return {
    base: server.told.ours,
    token: await signedIn(server.told.ours),
    bare: bare.url,
    addOrders: (count) => addOrders(database.url, count),
    end: async () => {
      bare.close();
      await server.end();
      end();
    },
  };
}

function addOrders(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `with made as (
         insert into orders (customer_id, account_id, order_no, platform_order_no, status, warehouse_id, first_name, last_name, phone, email, id_number,
           company, country, state, city, postal_code, house_number, address1, address2, address3, address_type, remark, created_at, updated_at)
         select a.customer_id, a.account_id, 'SO-260101-' || translate(lpad(to_hex(n), 6, '0'), '01abcdef', 'YZABCDEF'), 'BENCH-' || n, 'approving', 1,
           'Ana ' || n, 'Miller', '+1 555 0100', '', '', '', 'US', 'California', 'Los Angeles', '90012', '1', n || ' Main Street', '', '', 'residential', '',
           now(), now()
         from accounts a, generate_series(1, $1::int) n where a.email = '${MERCHANT}' returning customer_id, order_id)
       insert into order_lines (customer_id, order_id, line_no, product_id, product_name, unit_price, quantity)
       select customer_id, order_id, 1, (select min(product_id) from products p where p.customer_id = made.customer_id), 'Thing', 9.90, 2 from made`,
      [count],
    );
  });
}

/** A returning merchant: the guide and the notices are read, so no dialog opens. */
async function signedIn(base: string): Promise<string> {
  const { token } = await post('login', { email: MERCHANT, password: 'Demo-2026!' });
  if (typeof token !== 'string') throw new Error('the merchant of the demo could not sign in');
  await post('customer/setting/updateOperationGuide', { is_read: 1, guide_type: 3 }, token);
  await post('customer/notice/updateAllReadStatus', {}, token);
  return token;

  async function post(path: string, body: object, token = ''): Promise<{ token?: unknown }> {
    const headers = { 'content-type': 'application/json', token };
    const answer = await fetch(`${base}/api/ucenter/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { error_code, content } = (await answer.json()) as { error_code: number; content: object }; // the envelope of every call
    if (error_code !== 0) throw new Error(`${path} answered ${error_code}`);
    return content;
  }
}

const form =
  '<!doctype html><title>Sign in</title><form><input type="email"><input type="password"><button type="submit">Sign in</button></form>';

async function bareForm(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(form));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
