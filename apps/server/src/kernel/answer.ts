import type { FastifyReply } from 'fastify';
import { realmOf, type Call, type Realm } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { Envelope, RefusalContent } from '@quayside/contract/kernel/envelope';
import { refusals } from '@quayside/contract/kernel/refusals';
import type { Language } from '@quayside/i18n/languages';
import { refusalText } from '@quayside/i18n/refusal-text';
import { successText, text } from '@quayside/i18n/texts';
import type { FileAnswer } from './handlers.ts';
import type { Refusal } from './refusal.ts';

/** A refusal stays small whatever was sent: more errors help nobody, and the paths are the caller's. */
const MAX_FIELDS = 50;
const MAX_PATH = 200;

/** The only place that writes the envelope (calls.md). */
export function sendContent(reply: FastifyReply, call: Call, language: Language, content: unknown): FastifyReply {
  // The open API is plain REST: the content without an envelope.
  reply.header('cache-control', 'no-store');
  if (realmOf(call) === 'open') return reply.send(content);
  return reply.send({ error_code: 0, msg: successText(language, call.name), content } satisfies Envelope<unknown>);
}

export function sendRefusal(reply: FastifyReply, realm: Realm, language: Language, refusal: Refusal, requestId: string): FastifyReply {
  const { status, error_code } = refusals[refusal.code];
  const msg = refusalText(language, refusal.code, refusal.details);
  const fields = listed(refusal.fields).map(({ path, code, params }) => ({
    path: shortened(path),
    code,
    msg: text(language, 'fields', code, params),
  }));
  reply.code(status).header('cache-control', 'no-store');
  if (realm === 'open') return reply.type('application/problem+json').send(problem(refusal, status, msg, fields, requestId));
  const content: RefusalContent = {
    code: refusal.code,
    request_id: requestId,
    details: refusal.details,
    ...(fields.length > 0 ? { fields } : {}),
  };
  return reply.type('application/json').send({ error_code, msg, content } satisfies Envelope<RefusalContent>);
}

function listed(fields: readonly FieldError[]): readonly FieldError[] {
  const left = fields.length - MAX_FIELDS;
  return left <= 0
    ? fields
    : [...fields.slice(0, MAX_FIELDS), { path: '', code: 'and_more', params: { count: left.toLocaleString('en') } }];
}

function shortened(path: string): string {
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
}

/** RFC 9457, with our code as the type. */
function problem(refusal: Refusal, status: number, msg: string, fields: unknown[], requestId: string) {
  return {
    ...refusal.details,
    type: `urn:error:${refusal.code}`,
    title: msg,
    status,
    code: refusal.code,
    instance: `urn:uuid:${requestId}`,
    request_id: requestId,
    ...(fields.length > 0 ? { fields } : {}),
  };
}

function cacheControl(lasting: FileAnswer['lasting']): string {
  if (lasting === undefined) return 'private, max-age=300';
  return lasting === 'never' ? 'no-store' : `${lasting}, max-age=31536000, immutable`;
}

/** Sends a picture inline and any other file as a download, with a sandboxing CSP: no script in it can run on our site. */
export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const inline = file.mime.startsWith('image/');
  // Open first: an unreadable file must not be answered with cacheable file headers.
  const body = await file.open();
  const plain = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  reply.headers({
    'content-type': file.mime,
    ...(file.bytes === null ? {} : { 'content-length': file.bytes }),
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': cacheControl(file.lasting),
    // A file cached for one user must not be shown to the next user of the same browser.
    ...(file.lasting === 'public' ? {} : { vary: 'token' }),
  });
  return reply.send(body);
}
