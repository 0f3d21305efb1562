import { expect, it } from 'vitest';
import { testApp } from './kit/test-app.ts';

const plain = await testApp();
const behindHttps = await testApp({ PUBLIC_URL: 'https://portal.example' });

const protective = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

it.each([
  ['an answer', '/api/ucenter/common/brand/getBrand', 200],
  ['a refusal', '/api/ucenter/getCurrentUser', 401],
  ['an unknown call', '/api/nothing', 404],
  ['a page', '/docs/', 200],
  ['a malformed address', '/api/%c0', 400],
  ['the health of the server', '/healthz', 200],
])('%s tells the browser not to guess, not to show it in a frame and to keep it to its own site', async (_what, url, status) => {
  const { headers, statusCode } = await plain.app.inject({ url });
  expect(headers).toMatchObject(protective);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(statusCode).toBe(status);
});

it('a page shares neither its window nor its address with other sites; an answer has no window', async () => {
  const { headers } = await plain.app.inject({ url: '/docs/' });
  expect(headers).toMatchObject({
    ...protective,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  const answer = await plain.app.inject({ url: '/api/ucenter/common/brand/getBrand' });
  expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy');
});

it('a server with an https address is asked for by https for half a year', async () => {
  const { headers } = await behindHttps.app.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toBe('max-age=15552000; includeSubDomains');
});
