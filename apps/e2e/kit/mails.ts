import { expect, type APIRequestContext } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** The link in the newest mail to somebody, read at the desk: no mail server is configured, so mails are kept there. */
export async function linkInMailTo(request: APIRequestContext, address: string, about: RegExp): Promise<string> {
  const signedIn = await request.post('/api/desk/login', { data: { email: 'admin@desk.test', password: PASSWORD } });
  const token: string = (await signedIn.json()).content.token;
  let link = '';
  await expect
    .poll(
      async () => {
        const list = await request.get('/api/desk/mail/getList', { headers: { token }, params: { to_address: address } });
        const mails: { mail_id: number; template: string }[] = (await list.json()).content.list;
        const mail = mails.find((one) => about.test(one.template));
        if (!mail) return '';
        const whole = await request.get('/api/desk/mail/getMail', { headers: { token }, params: { mail_id: mail.mail_id } });
        const text: string = (await whole.json()).content.text;
        const url = /https?:\/\/\S+(?:token|verify)=\S+/.exec(text)?.[0] ?? '';
        link = url === '' ? '' : new URL(url).pathname + new URL(url).search;
        return link;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return link;
}
