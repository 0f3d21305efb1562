import { beforeAll, describe, expect, it } from 'vitest';
import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { languages } from '@quayside/i18n/languages';
import { mailTexts as en } from '@quayside/i18n/server-texts.en';
import { mailTexts as zh } from '@quayside/i18n/server-texts.zh-CN';
import { withoutLink, writeMail } from '#server/areas/mails/mail-templates.ts';
import { testApp, type TestApp } from './kit/test-app.ts';

let t: TestApp;
let staff: { token: string };
const addresses = ['one@shop.test', 'two@shop.test', 'three@shop.test'];
beforeAll(async () => {
  t = await testApp();
  staff = await t.make.aStaff('customer_service');
  const merchant = await t.make.aMerchant({ name: 'Tea & <b>Cups</b> "Ltd"' });
  await t.send(warningEmailsCalls.saveSetting, { emails: addresses, enabled: 1 }, merchant.token);
  const worker = t.work();
  for (let tries = 0; tries < 200; tries++) {
    const { content } = await t.send(mailsDeskCalls.deskList, { state: 'kept' }, staff.token);
    if (content.count === addresses.length) break;
    await new Promise((ok) => setTimeout(ok, 20));
  }
  await worker.stop();
});
const list = (input: Parameters<typeof t.send<typeof mailsDeskCalls.deskList>>[1]) => t.send(mailsDeskCalls.deskList, input, staff.token);

describe('mails.deskList', () => {
  it('shows the mails that stayed here because no mail server is configured, newest first', async () => {
    const { content } = await list({});
    expect(content.list.map(({ to_address, state, sent_at }) => ({ to_address, state, sent_at }))).toEqual(
      addresses.toReversed().map((to_address) => ({ to_address, state: 'kept', sent_at: null })),
    );
  });

  it('finds by state, by address however it is typed, and page by page', async () => {
    expect((await list({ state: 'failed' })).content).toEqual({ list: [], count: 0 });
    expect((await list({ to_address: ' Two@Shop.Test ' })).content.list.map((row) => row.to_address)).toEqual(['two@shop.test']);
    expect((await list({ limit: 10, page: 2 })).content).toEqual({ list: [], count: 3 });
    expect((await list({ order: 'asc' })).content.list[0]?.to_address).toBe('one@shop.test');
  });

  it('is for those who may read mails', async () => {
    const clerk = await t.make.aStaff('warehouse_clerk');
    const merchant = await t.make.aMerchant();
    expect((await t.send(mailsDeskCalls.deskList, {}, clerk.token)).content).toMatchObject({ code: 'permission.denied' });
    expect((await t.send(mailsDeskCalls.deskList, {}, merchant.token)).error_code).toBe(1010);
  });
});

describe('mails.deskGet', () => {
  it('shows one mail as it was written, with every name made harmless', async () => {
    const [row] = (await list({})).content.list;
    const { content } = await t.send(mailsDeskCalls.deskGet, { mail_id: row?.mail_id ?? 0 }, staff.token);
    expect(content).toMatchObject({ template: 'warning-emails.added', to_address: 'three@shop.test', to_name: '', error: null });
    expect(content.html).toContain('Tea &amp; &lt;b&gt;Cups&lt;/b&gt; &quot;Ltd&quot;');
    expect(content.html).not.toContain('<b>');
    expect(content.text).toContain('Tea & <b>Cups</b> "Ltd"');
  });

  it('answers "not found" for an unknown mail', async () => {
    expect((await t.send(mailsDeskCalls.deskGet, { mail_id: 999_999 }, staff.token)).content).toMatchObject({ code: 'request.not_found' });
  });
});

describe('the texts of every mail', () => {
  const templates = Object.keys(en).flatMap((key) => /^(.+)\.subject$/.exec(key)?.[1] ?? []);
  const brand = { site_name: 'Harbourline', color: '#1f5eff', website: 'https://harbourline.example' };
  const names = (words: string) =>
    [...words.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1] ?? '').toSorted((a, b) => a.localeCompare(b));

  it('ask for the same names in Chinese as in English', () => {
    const chinese: Readonly<Record<string, string>> = zh;
    for (const [key, words] of Object.entries(en)) expect({ key, names: names(chinese[key] ?? '') }).toEqual({ key, names: names(words) });
  });

  it.each(templates)('leave no gap and say the same twice, as HTML and as text: %s', (template) => {
    const given = Object.fromEntries(
      Object.values(en).flatMap((words) =>
        names(words).map((name) => [name, name === 'url' ? 'https://site.test/x?a=1&b=2' : `«${name}»`]),
      ),
    );
    for (const language of languages) {
      const { subject, html, text } = writeMail(template as 'warning-emails.added', given as { customer: string }, {
        name: 'Mei',
        language,
        brand,
      }); // every name there is was given
      for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined/);
      expect(html).toContain(`<html lang="${language === 'en' ? 'en' : 'zh-CN'}">`);
      expect(html).toContain('max-width:600px');
      const seen = html
        .replace(/<(style|title)>[^]*?<\/\1>|<[^>]+>/g, ' ')
        .replace(/&#39;/g, "'")
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
      // A button's label is above its URL in the text version, and on the button in the HTML.
      const lines = text.split('\n').map((line) => line.replace(/:$/, ''));
      for (const line of lines.filter((one) => one !== '' && one !== '-- ')) expect(seen).toContain(line);
    }
  });

  it('show no link that a person put into a name, but keep the name readable', () => {
    const params = { customer: 'Lumen & Oak evil.example/login' };
    const { subject, html, text } = writeMail('warning-emails.added', params, {
      name: 'Win at http://evil.example now',
      language: 'en',
      brand,
    });
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/evil\.example/);
      expect(part).not.toContain('http://evil');
    }
    expect(text).toContain('Win at http: evil. example now');
    expect(withoutLink('Dr. Mei St.Gallen 12.50 v1.2')).toBe('Dr. Mei St. Gallen 12.50 v1.2');
  });
});
