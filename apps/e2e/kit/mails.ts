import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type APIRequestContext } from '@playwright/test';
import { callAs, tokenOf } from './api.ts';
import { ownDatabaseUrl } from './demo-clone.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

export type Mail = { mail_id: number; template: string; subject: string; html: string; text: string };

/** The newest mail to an address, read at the desk: without a mail server, mails are stored there. */
export async function mailTo(request: APIRequestContext, address: string, about: RegExp): Promise<Mail> {
  const token = await tokenOf(request, 'admin@desk.test', 'desk');
  const find = async () => {
    const query = new URLSearchParams({ to_address: address });
    const { list } = await callAs<{ list: Mail[] }>(request, token, `/api/desk/mail/getList?${query}`);
    return list.find((one) => about.test(one.template));
  };
  await expect.poll(find).toBeDefined();
  return callAs<Mail>(request, token, `/api/desk/mail/getMail?mail_id=${(await find())?.mail_id}`);
}

/** The path of the link in the newest mail. The desk cannot read it: it comes from the command for who runs the server. */
export async function linkInMailTo(request: APIRequestContext, address: string, about: RegExp): Promise<string> {
  await mailTo(request, address, about);
  const { stdout } = await run(process.execPath, ['scripts/mail-link.ts', address], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: ownDatabaseUrl() },
  });
  const url = new URL(stdout.trim());
  return url.pathname + url.search;
}
