import { afterEach, describe, expect, it, vi } from 'vitest';
import { DOWNLOAD_PATH, linkPathOf, type DownloadLink } from '@quayside/contract/kernel/call';
import type { Envelope } from '@quayside/contract/kernel/envelope';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import type { Person } from './kit/factories.ts';
import { importKit } from './kit/imports.ts';
import { testApp } from './kit/test-app.ts';

const testing = await testApp();
const { app, deps, make, send, work } = testing;
const { db } = deps.database;
const { result } = importKit(testing);
work();
afterEach(() => void vi.useRealTimers());

async function aClerk(): Promise<Person> {
  const { customer_id } = await make.aMerchant();
  return make.anAccount(customer_id, 'internal', ['products.read']);
}
async function anExport({ token }: Person): Promise<number> {
  const { job_id } = (await send(productsCalls.export, {}, token)).content;
  await result(job_id, token);
  return job_id;
}
const askFor = (job_id: number, token: string) =>
  app.inject({ url: `${linkPathOf(jobsCalls.getFile)}?job_id=${job_id}`, headers: { token } });
async function aLink(who: Person): Promise<string> {
  const answer = await askFor(await anExport(who), who.token);
  return answer.json<Envelope<DownloadLink>>().content.url;
}
/** As the browser follows it: without the session's header. */
const follow = (url: string) => app.inject({ url });
const EXPIRED = { error_code: 1010 };

describe('a download link', () => {
  it('streams the file without the session’s header, and is not cached', async () => {
    const clerk = await aClerk();
    const url = await aLink(clerk);
    expect(url).toMatch(new RegExp(`^${DOWNLOAD_PATH}\\?link=[\\w-]+$`));
    const answer = await follow(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-disposition': expect.stringMatching(/^attachment/) });
    const logged = await db
      .selectFrom('operation_log')
      .select(['account_id', 'outcome'])
      .where('operation', '=', 'jobs.get_file')
      .where('account_id', '=', clerk.account_id)
      .execute();
    // One line from the helper that waits for the export, one for this download, none for the link.
    expect(logged).toEqual([1, 2].map(() => ({ account_id: clerk.account_id, outcome: 'done' })));
  });

  it('is given only to whoever may read the file', async () => {
    const clerk = await aClerk();
    const job_id = await anExport(clerk);
    const colleague = await make.anAccount(clerk.customer_id, 'internal', ['products.read']);
    expect((await askFor(job_id, colleague.token)).json()).toMatchObject({ error_code: 1004 });
    expect((await askFor(job_id, 'nobody')).json()).toMatchObject(EXPIRED);
    await db.updateTable('accounts').set({ permissions: [] }).where('account_id', '=', clerk.account_id).execute();
    expect((await askFor(job_id, clerk.token)).json()).toMatchObject({ error_code: 1003 });
  });

  it('stops working after five minutes, and when it was changed', async () => {
    const clerk = await aClerk();
    const url = await aLink(clerk);
    // Not the last letter: some of its bits are padding.
    const changed = url.replace(/link=./, (first) => (first === 'link=A' ? 'link=B' : 'link=A'));
    for (const bad of [changed, `${DOWNLOAD_PATH}?link=`, `${DOWNLOAD_PATH}?link=abc`, DOWNLOAD_PATH])
      expect((await follow(bad)).json()).toMatchObject({ error_code: 2106, content: { code: 'uploads.link_expired' } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.9 * 60_000 });
    expect((await follow(url)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 0.2 * 60_000);
    expect((await follow(url)).json()).toMatchObject({ error_code: 2106 });
  });

  it('stops working at once for a revoked person', async () => {
    const clerk = await aClerk();
    const url = await aLink(clerk);
    const mine = { accounts: db.updateTable('accounts').where('account_id', '=', clerk.account_id) };
    const set = { customers: db.updateTable('customers').where('customer_id', '=', clerk.customer_id) };

    await mine.accounts.set({ permissions: [] }).execute();
    expect((await follow(url)).json()).toMatchObject({ error_code: 1003 });
    await mine.accounts.set({ permissions: ['products.read'], status: 'disabled' }).execute();
    expect((await follow(url)).json()).toMatchObject(EXPIRED);
    await mine.accounts.set({ status: 'enabled' }).execute();
    await set.customers.set({ status: 'paused' }).execute();
    expect((await follow(url)).json()).toMatchObject({ error_code: 1017 });
    await set.customers.set({ status: 'active' }).execute();
    expect((await follow(url)).statusCode).toBe(200);
    await send(sessionsCalls.logout, {}, clerk.token);
    expect((await follow(url)).json()).toMatchObject(EXPIRED);
  });

  it('does not contain the session’s token', async () => {
    const clerk = await aClerk();
    const url = await aLink(clerk);
    const sealed = Buffer.from(new URL(url, 'http://x.test').searchParams.get('link') ?? '', 'base64url').toString('latin1');
    expect(url + sealed).not.toContain(clerk.token);
    expect((await send(sessionsCalls.currentUser, {}, url.split('=')[1] ?? '')).error_code).toBe(1010);
  });
});
