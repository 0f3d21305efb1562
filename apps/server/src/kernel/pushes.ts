import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { SystemCtx } from './ctx.ts';
import type { Deps } from './deps.ts';
import { question } from './question.ts';
import { Refusal } from './refusal.ts';
import { systemCtx } from './system-ctx.ts';
import { asSystem } from './transaction.ts';

/**
 * What an outside service sends by itself, in its own format. It is no call: no session, no envelope, and its signature covers the bytes
 * of the body.
 */
export type Push = {
  readonly path: `/push/${string}`;
  /** Throws unless the sender has proved who it is. */
  readonly permit: (config: Config, body: Buffer, header: (name: string) => string | undefined) => void;
  readonly take: (ctx: SystemCtx, body: unknown) => Promise<void>;
};
export const allPushes = question<Push>('pushes of outside services');

const MAX_BODY = 2 * 1024 * 1024;

/** The answer follows the commit: what was not stored is sent again. */
export function servePushes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { path, permit, take } of allPushes.answers()) {
      scope.post(path, { bodyLimit: MAX_BODY }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        permit(deps.config, body, (name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        });
        const content = parsed(body);
        let jobs = 0;
        await asSystem(deps.database, (tx) =>
          take(
            systemCtx(deps, tx, () => jobs++),
            content,
          ),
        );
        if (jobs > 0) deps.wakeWorker();
        return reply.send({});
      });
    }
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('request.malformed');
  }
}
