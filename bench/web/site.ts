import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillDemo } from '../../apps/server/src/demo/demo.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { child } from '../child.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { depsFor, type World } from '../world.ts';

export type Site = { readonly base: string; readonly token: string; readonly bare: string; readonly end: () => Promise<void> };

/** The built portal behind the real server with demo data, and a page with only a form as the baseline. */
export async function openSite(world: World): Promise<Site> {
  await buildWeb();
  const database = await world.database();
  const { deps, end } = depsFor(database);
  await fillDemo(deps);
  end();
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: false } satisfies ServerGiven);
  const bare = await bareForm();
  return {
    base: server.told.ours,
    token: await signedIn(server.told.ours),
    bare: bare.url,
    end: async () => {
      bare.close();
      await server.end();
    },
  };
}

/** A returning merchant: the guide and the notices are read, so no dialog opens. */
async function signedIn(base: string): Promise<string> {
  const { token } = await post('login', { email: 'merchant@demo.test', password: 'Demo-2026!' });
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
