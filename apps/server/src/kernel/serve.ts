import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOWNLOAD_PATH, linkPathOf, realmOf, type DownloadLink, type Realm } from '@quayside/contract/kernel/call';
import { languageOf, type Language } from '@quayside/i18n/languages';
import { sendContent, sendFile, sendRefusal } from './answer.ts';
import type { Deps } from './deps.ts';
import { deviceOf, keepDevice } from './device-cookie.ts';
import { openLink, sealLink } from './download-link.ts';
import { refusalOf } from './fatal-errors.ts';
import type { Bound, FileAnswer } from './handlers.ts';
import { invoke, type Incoming } from './invoke.ts';
import { isOpen } from './open-limit.ts';
import { rawInput } from './read-input.ts';
import { receiveUpload } from './receive-upload.ts';
import { Refusal } from './refusal.ts';
import { siteOf } from './site.ts';
import { hashToken } from './tokens.ts';

const DEFAULT_BODY_KB = 256;

/** Registers a route for every call. The envelope, session, transaction and log are the same for all. */
export function serveCalls(app: FastifyInstance, deps: Deps, bound: readonly Bound[]): void {
  for (const one of bound) {
    app.route({
      method: one.call.method,
      url: one.call.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: (one.call.maxBodyKb ?? DEFAULT_BODY_KB) * 1024,
      config: { limited: true },
      handler: async (request, reply) => {
        const device = deviceOf(request, one.call);
        const result = await invoke(deps, incomingOf(deps, one, request, device));
        if (device !== null) keepDevice(reply, device, deps.config);
        // Safe cast: `handlers` types the handler of a file call to return a file.
        if (one.call.answers === 'file') return sendFile(reply, result as FileAnswer);
        return sendContent(reply, one.call, languageOfRequest(request), result);
      },
    });
  }
  serveDownloads(app, deps, bound);
}

/** Links for files that the browser saves itself: it cannot send the session's header, so the link names the session, sealed. */
function serveDownloads(app: FastifyInstance, deps: Deps, bound: readonly Bound[]): void {
  const linked = bound.filter(({ call }) => call.download === 'link');
  for (const { call, handler } of linked) {
    app.get(linkPathOf(call), { config: { limited: true } }, async (request, reply) => {
      const incoming = incomingOf(deps, { call, handler }, request);
      // Runs the call, so that whoever may not read the file gets no link. The download itself is logged, not the link.
      await invoke(deps, { ...incoming, call: { ...call, log: null } });
      const content: DownloadLink = sealLink(deps.secrets, call, incoming, Date.now());
      return sendContent(reply, call, incoming.language, content);
    });
  }
  app.get(DOWNLOAD_PATH, { config: { limited: true } }, async (request, reply) => {
    const link = openLink(deps.secrets, request.query, Date.now());
    const one = linked.find(({ call }) => call.name === link.call);
    if (!one) throw new Refusal('uploads.link_expired');
    const incoming = incomingOf(deps, one, request);
    const facts = { ...incoming.request, tokenHash: link.tokenHash };
    const result = await invoke(deps, { ...incoming, raw: link.input, request: facts });
    // Not cached: a copy in the browser would outlive a permission.
    return sendFile(reply, { ...(result as FileAnswer), lasting: 'never' }); // `linked` are calls that answer a file
  });
}

function incomingOf(deps: Deps, { call, handler }: Bound, request: FastifyRequest, device: string | null = null): Incoming {
  const { upload } = call;
  const origin = `${request.protocol}://${request.host}`;
  return {
    call,
    handler,
    raw: upload ? {} : rawInput(call, request),
    request: {
      id: request.id,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      host: request.host,
      site: siteOf(deps.config),
      tokenHash: tokenOf(request, realmOf(call)),
      device: device === null ? null : hashToken(device),
    },
    language: languageOfRequest(request),
    idempotencyKey: header(request, 'idempotency-key'),
    requestId: request.id,
    origin,
    receive: upload ? (_who, maxBytes) => receiveUpload(deps.storage, { ...upload, maxBytes }, request) : null,
  };
}

function tokenOf(request: FastifyRequest, realm: Realm): Buffer | null {
  const bearer = /^Bearer (\S+)$/.exec(header(request, 'authorization') ?? '')?.[1];
  const token = realm === 'open' ? bearer : header(request, 'token');
  return token === undefined || token === '' ? null : hashToken(token);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function languageOfRequest(request: FastifyRequest): Language {
  return languageOf(header(request, 'lang') ?? header(request, 'accept-language'));
}

/** Handles every thrown error: a refusal is sent as one, anything else becomes an internal error with a request id. */
export function answerErrors(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      deps.metrics.faults.inc({ where: 'call' });
      deps.logger.error({ err: error, request_id: request.id, route: request.routeOptions.url }, 'fault');
    }
    return refuse(request, reply, refusal ?? new Refusal('server.fault'));
  });
}

export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const path = request.url as `/${string}`; // a request's url starts with a slash
  const realm = isOpen(request) ? 'open' : realmOf({ path });
  // All limits end with the minute; the hook that counts requests of the open API knows when that is.
  if (refusal.code === 'request.too_frequent') reply.header('retry-after', String(reply.getHeader('ratelimit-reset') ?? 60));
  if (refusal.code === 'request.too_many_attempts') reply.header('retry-after', String(refusal.details['seconds']));
  // A request the framework refuses has not passed the hook that sets it.
  reply.header('x-request-id', request.id);
  return sendRefusal(reply, realm, languageOfRequest(request), refusal, request.id);
}
