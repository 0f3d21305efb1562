import { describe, expect, it } from 'vitest';
import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { brandsDeskCalls, type DeskBrand } from '@quayside/contract/brands/brands.desk-calls';
import { isSafeSvg } from '@quayside/domain/brands/svg-rules';
import { testApp } from './kit/test-app.ts';

const { app, make, send } = await testApp();
const { get } = brandsCalls;
const { deskList, deskSave } = brandsDeskCalls;
const admin = await make.aStaff();
const all = async () => (await send(deskList, {}, admin.token)).content.list;
const input = ({ logo_url: _logo, favicon_url: _favicon, host, ...brand }: DeskBrand) => ({ ...brand, host: host ?? '' });
const brand = async (platform_type: number) => {
  const found = (await all()).find((one) => one.platform_type === platform_type);
  if (!found) throw new Error('no such brand');
  return input(found);
};

describe('the paths of a brand', () => {
  it.each(['//evil.example', '/\\\\evil.example', '/a\\b', 'https://evil.example', 'terms'])(
    'cannot lead to another site: %s',
    async (terms_path) => {
      const { status, content } = await send(deskSave, { ...(await brand(1)), terms_path }, admin.token);
      expect(status).toBe(422);
      expect(content).toMatchObject({ fields: [{ path: 'terms_path' }] });
    },
  );
});

describe('brands.get', () => {
  it('SHELL-05 SHELL-08 is the one asked for; an unknown one, and none, is the default', async () => {
    const name = async (query: object) => (await send(get, query)).content.site_name;
    expect([await name({ platform_type: 1 }), await name({ platform_type: 3 }), await name({ platform_type: 4 })]).toEqual([
      'Harbourline',
      'Northlane',
      'Parcelwharf',
    ]);
    expect([await name({}), await name({ platform_type: 2 }), await name({ platform_type: 99 })]).toEqual(
      Array.from({ length: 3 }, () => 'Harbourline'),
    );
  });

  it('SHELL-06 SHELL-10 has its own images, name, colour, four addresses, policy link, guide and texts', async () => {
    const three = [];
    for (const platform_type of [1, 3, 4]) three.push((await send(get, { platform_type })).content);
    const own = [
      'site_name',
      'color',
      'logo_url',
      'favicon_url',
      'website',
      'api_address',
      'shop_address',
      'logistics_address',
      'guide_en',
      'guide_cn',
      'register_text_en',
      'register_text_cn',
    ] as const;
    for (const field of own) {
      expect(
        three.map((one) => one[field]).filter((value) => value === ''),
        field,
      ).toEqual([]);
      expect(new Set(three.map((one) => one[field])).size, field).toBe(3);
    }
    for (const one of three) expect(one.privacy_path).toMatch(/^\//);
  });

  it('shows nothing of one brand in another', async () => {
    const names = { 1: 'harbourline', 3: 'northlane', 4: 'parcelwharf' } as const;
    for (const platform_type of [1, 3, 4] as const) {
      const words = JSON.stringify((await send(get, { platform_type })).content).toLowerCase();
      for (const [other, name] of Object.entries(names))
        expect(words.includes(name), `${platform_type} ${name}`).toBe(Number(other) === platform_type);
    }
  });

  it('SHELL-07 follows the host it is served from, unless another is asked for', async () => {
    await send(deskSave, { ...(await brand(3)), host: 'Portal.Northlane.Example' }, admin.token);
    const at = async (host: string, query: object = {}) => (await send(get, query, null, { host })).content.platform_type;
    expect(await at('portal.northlane.example')).toBe(3);
    expect(await at('PORTAL.northlane.example:8443')).toBe(3);
    expect(await at('elsewhere.example')).toBe(1);
    expect(await at('portal.northlane.example', { platform_type: 4 })).toBe(4);
  });
});

describe('brands.getLogo', () => {
  it('serves each image as an SVG that cannot run scripts, under an address that changes with its content', async () => {
    const seen = new Set<string>();
    for (const platform_type of [1, 3, 4]) {
      const { logo_url, favicon_url } = (await send(get, { platform_type })).content;
      for (const url of [logo_url, favicon_url]) {
        const answer = await app.inject({ url });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/svg+xml',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(isSafeSvg(answer.body)).toBe(true);
        seen.add(answer.body);
      }
    }
    expect(seen.size).toBe(6);
  });

  it('gives a changed image a new address; the old one is cached only for a short time', async () => {
    const before = (await send(get, { platform_type: 4 })).content.logo_url;
    const logo_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"/></svg>';
    await send(deskSave, { ...(await brand(4)), logo_svg }, admin.token);
    const after = (await send(get, { platform_type: 4 })).content.logo_url;
    expect(after).not.toBe(before);
    expect((await app.inject({ url: before })).headers['cache-control']).toBe('private, max-age=300');
    expect((await app.inject({ url: after })).body).toBe(logo_svg);
  });
});

describe('brands.deskSave', () => {
  it('changes texts, colour and addresses, from the next page load on', async () => {
    const change = { color: '#123456', register_text_cn: '新文案', privacy_path: '/datenschutz', offers_zh_tw: true };
    expect((await send(deskSave, { ...(await brand(4)), ...change }, admin.token)).content).toMatchObject(change);
    expect((await send(get, { platform_type: 4 })).content).toMatchObject(change);
  });

  it('refuses a picture with a script in it, and everything else that is wrong, at its field', async () => {
    const evil = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const bad = { logo_svg: evil, color: 'red', website: 'javascript:alert(1)', terms_path: 'terms', host: 'a b', site_name: '' };
    const { content } = await send(deskSave, { ...(await brand(4)), ...bad }, admin.token);
    const fields = (content as unknown as { fields: { path: string; code: string }[] }).fields;
    expect(fields.map(({ path }) => path).sort()).toEqual(['color', 'host', 'logo_svg', 'site_name', 'terms_path', 'website']);
    expect(fields.find(({ path }) => path === 'logo_svg')?.code).toBe('brands.bad_svg');
  });

  it('gives a host to one brand only', async () => {
    await send(deskSave, { ...(await brand(1)), host: 'one.example' }, admin.token);
    expect((await send(deskSave, { ...(await brand(4)), host: 'one.example' }, admin.token)).content).toMatchObject({
      fields: [{ path: 'host', code: 'brands.host_taken' }],
    });
    expect((await send(deskSave, { ...(await brand(1)), host: '' }, admin.token)).content.host).toBeNull();
  });

  it('is the administrator’s', async () => {
    const { token } = await make.aStaff('account_manager');
    expect((await send(deskList, {}, token)).status).toBe(403);
    expect((await send(deskSave, await brand(1), token)).status).toBe(403);
  });
});
