import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Bound } from './handlers.ts';
import { serveHealth } from './health.ts';
import { serveOpenApi } from './open-api.ts';
import { serveMcp } from './mcp/mcp.ts';
import { limitOpenRequests } from './open-limit.ts';
import { writeRequests } from './open-requests.ts';
import { protectiveHeaders } from './protective-headers.ts';
import { servePushes } from './pushes.ts';
import { addressGroup } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { answerErrors, refuse, serveCalls } from './serve.ts';
import { serveWeb } from './web/web.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts against RATE_LIMIT_PER_MINUTE. */
    limited?: true;
  }
}

/** The HTTP server: calls, API documents, health and the web apps, on one port. */
export async function createApp(deps: Deps, bound: readonly Bound[]): Promise<FastifyInstance> {
  const protective = protectiveHeaders(deps.config);
  const app = Fastify({
    // The number of proxies in front: only their forwarded headers are trusted.
    trustProxy: (_address, hop) => hop < deps.config.TRUST_PROXY,
    // A caller's request id could forge log lines, so we always generate our own.
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    // Such a request has not passed the hooks.
    frameworkErrors: (_error, request, reply) => refuse(request, reply.headers(protective), new Refusal('request.malformed')),
  });
  answerErrors(app, deps);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(protective).header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    if (!deps.logger.isLevelEnabled('info')) return next();
    // Log the route, not the URL: a query string may contain personal data.
    deps.logger.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    next();
  });
  await app.register(rateLimit, {
    max: deps.config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    // By the matched route: a path in another spelling (`/%61pi/…`) is the same call.
    allowList: (request) => request.routeOptions.config.limited !== true,
    keyGenerator: (request) => addressGroup(request.ip),
    // Do not reveal the remaining quota.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new Refusal('request.too_frequent'),
  });
  limitOpenRequests(app, deps);
  // CSRF: a page of another site can send form posts and plain text, so calls do not accept them.
  app.removeContentTypeParser('text/plain');
  await app.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 },
    throwFileSizeLimit: false,
  });
  app.addHook('onClose', () => writeRequests(deps));
  serveHealth(app, deps);
  serveCalls(app, deps, bound);
  servePushes(app, deps);
  serveMcp(app, deps, bound);
  await serveOpenApi(app, bound);
  await serveWeb(app, deps, bound);
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal('call.unknown')));
  return app;
}
