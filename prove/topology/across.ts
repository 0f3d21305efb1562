import { sessionsCalls } from '../../packages/contract/src/sessions/sessions.calls.ts';
import { operationLogCalls } from '../../packages/contract/src/operation-log/operation-log.calls.ts';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import { uploadsCalls } from '../../packages/contract/src/uploads/uploads.calls.ts';
import { topUpsCalls } from '../../packages/contract/src/top-ups/top-ups.calls.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { PASSWORD } from '../../apps/server/test/kit/factories.ts';
import { sleep, until } from '../kit/processes.ts';
import type { Quayside } from '../kit/quayside.ts';
import type { Shop } from '../kit/shops.ts';
import { atMost, type Line } from '../line.ts';

const PART = 'topology';
const yes = (claim: string, isTrue: boolean, figure: string): Line => ({ part: PART, claim, figure, bar: 'yes', kept: isTrue });

/** What must be right although two processes serve: each begins at one and is looked at in the other. */
export async function acrossProcesses(left: Quayside, right: Quayside, shop: Shop): Promise<Line[]> {
  const signedIn = await post(left.base + sessionsCalls.login.path, { email: shop.email, password: PASSWORD });
  const token = String(signedIn.content['token']);
  const list = await fetch(`${right.base}${ordersCalls.list.path}?page=1&limit=10`, { headers: { token } });
  const slip = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const form = new FormData();
  form.append('file', new Blob([slip]), 'slip.pdf');
  const uploaded = (await (
    await fetch(left.base + topUpsCalls.voucher.path, { method: 'POST', headers: { token }, body: form })
  ).json()) as {
    content: { file_id: string };
  }; // the answer of this call
  const read = await fetch(`${right.base}${uploadsCalls.getFile.path}?file_id=${uploaded.content.file_id}`, { headers: { token } });
  const isSame = (await read.text()) === slip;
  const accepted = await exportsAccepted([left, right], shop.token);
  return [
    yes('Signed in at one api, the session is good at the other', list.status === 200, `answer ${list.status}`),
    yes('A file uploaded at one api is read at the other (S3)', isSame, isSame ? 'the same bytes' : `answer ${read.status}`),
    {
      part: PART,
      claim: 'Exports of one person accepted by both within a minute, 12 asked',
      figure: String(accepted),
      bar: `${LIMIT}`,
      kept: accepted === LIMIT,
    },
  ];
}

/** What the call allows in a minute. */
const LIMIT = 10;

async function exportsAccepted(all: readonly Quayside[], token: string): Promise<number> {
  // Limits count by the minute of the clock: begin early in one.
  if (new Date().getSeconds() > 45) await sleep((61 - new Date().getSeconds()) * 1000);
  let accepted = 0;
  for (let at = 0; at < LIMIT + 2; at++) {
    const { status } = await post(`${all[at % all.length]?.base}${operationLogCalls.export.path}`, {}, token);
    if (status === 200) accepted++;
  }
  return accepted;
}

async function post(url: string, body: object, token?: string): Promise<{ status: number; content: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { content } = (await answer.json()) as { content: Record<string, unknown> }; // the envelope
  return { status: answer.status, content };
}

/** Both workers find the nightly clean-up overdue at the same moment: it runs once. */
export async function scheduledOnce({ pool }: Database, workers: readonly Quayside[]): Promise<Line> {
  await Promise.all(workers.map((one) => one.stop()));
  const runs = `select count(*) as runs, count(*) filter (where state <> 'done') as open from jobs where name = 'kernel.clean_up'`;
  const before = (await pool.query<{ runs: number }>(runs)).rows[0]?.runs ?? 0;
  await pool.query(`update schedules set last_slot = now() - interval '2 days'`);
  await Promise.all(workers.map((one) => one.start()));
  const look = async () => (await pool.query<{ runs: number; open: number }>(runs)).rows[0] ?? { runs: 0, open: 0 };
  await until('the clean-up to be done', async () => {
    const { runs: now, open } = await look();
    return now > before && open === 0;
  });
  // A second one would be there by now: both look for what is due as they start.
  await sleep(3000);
  return atMost(PART, 'Runs of an overdue schedule that two workers find at once', (await look()).runs - before, 1);
}
