import { expect, type APIRequestContext } from '@playwright/test';
import { callAs, tokenOf } from './api.ts';

export type Mail = { mail_id: number; template: string; subject: string; html: string; text: string };

/** The newest mail to an address, read at the desk: without a mail server, mails are stored there. */
export async function mailTo(request: APIRequestContext, address: string, about: RegExp): Promise<Mail> {
  const token = await tokenOf(request, 'admin@desk.test', 'desk');
  const find = async () => {
    const query = new URLSearchParams({ to_address: address });
    const { list } = await callAs<{ list: Mail[] }>(request, token, `/api/desk/mail/getList?${query}`);
    return list.find((one) => about.test(one.template));
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return callAs<Mail>(request, token, `/api/desk/mail/getMail?mail_id=${(await find())?.mail_id}`);
}

/** The path of the link in the newest mail. */
export async function linkInMailTo(request: APIRequestContext, address: string, about: RegExp): Promise<string> {
  const { text } = await mailTo(request, address, about);
  const url = new URL(/https?:\/\/\S+(?:token|verify)=\S+/.exec(text)?.[0] ?? '');
  return url.pathname + url.search;
}
