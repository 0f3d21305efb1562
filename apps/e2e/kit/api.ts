import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { PASSWORD } from './password.ts';

type Realm = 'ucenter' | 'desk';
const tokens = new Map<string, { token: string; at: number }>();
/** Some calls ask for the password again ten minutes after the sign-in. */
const FRESH_MS = 5 * 60_000;

/** A session for test preparation. Cached for some minutes: sign-in is rate-limited per address and minute. */
export async function tokenOf(request: APIRequestContext, email: string, realm: Realm = 'ucenter'): Promise<string> {
  const known = tokens.get(email);
  if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.token;
  const token = await newToken(request, email, realm);
  tokens.set(email, { token, at: Date.now() });
  return token;
}

/** A session of its own, which the test may end. */
export async function newToken(request: APIRequestContext, email: string, realm: Realm = 'ucenter'): Promise<string> {
  const { token } = await answerOf<{ token: string }>(
    await request.post(`/api/${realm}/login`, { data: { email, password: PASSWORD, remember: 0 } }),
  );
  return token;
}

/** Makes a call with a token: GET, or POST with data. */
export async function callAs<Content>(request: APIRequestContext, token: string, path: string, data?: object): Promise<Content> {
  const headers = { token };
  return answerOf<Content>(data === undefined ? await request.get(path, { headers }) : await request.post(path, { headers, data }));
}

async function answerOf<Content>(response: APIResponse): Promise<Content> {
  const { error_code, msg, content }: { error_code: number; msg: string; content: Content } = await response.json();
  expect(error_code, msg).toBe(0);
  return content;
}

export type Colleague = { email: string; sub_account_id: number };

/** A new account of the demo merchant for one test, so that sessions, tabs and rate limits are not shared. */
export async function newColleague(request: APIRequestContext, name: string): Promise<Colleague> {
  const token = await tokenOf(request, 'merchant@demo.test');
  const email = `${name}@colleague.test`;
  const { sub_account_id } = await callAs<Colleague>(request, token, '/api/ucenter/subAccount/saveSubAccount', {
    account_type: 'internal',
    firstname: 'Robin',
    lastname: 'Ash',
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    permissions: ['warning-emails.read', 'warning-emails.edit', 'operation-log.read'],
  });
  return { email, sub_account_id };
}
