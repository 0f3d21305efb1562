import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { SystemCtx } from './ctx.ts';
import type { Deps } from './deps.ts';
import { question } from './question.ts';
import { Refusal } from './refusal.ts';
import { systemCtx } from './system-ctx.ts';
import { inGroups } from './in-groups.ts';
import { asSystem } from './transaction.ts';

/**
 * What an outside service sends by itself, in its own format. It is no call: no session, no envelope, and its signature covers the bytes
 * of the body.
 */
export type Pushed = {
  readonly body: Buffer;
  readonly header: (name: string) => string | undefined;
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>;
};
export type Push = {
  readonly path: `/push/${string}`;
  /** Throws unless the sender has proved who it is: before a transaction is begun for it, where a setting is enough to know. */
  readonly permit?: (config: Config, pushed: Pushed) => void;
  /** Throws too, where a row must be read to know the sender. */
  readonly take: (ctx: SystemCtx, pushed: Pushed) => Promise<void>;
  /** Takes several in one transaction and waits for no lock in it; false at the place of each that must be taken alone. */
  readonly takeSome?: (ctx: SystemCtx, pushed: readonly Pushed[]) => Promise<readonly boolean[]>;
};
export const allPushes = question<Push>('pushes of outside services');

const MAX_BODY = 2 * 1024 * 1024;
/** Pushes taken in one transaction, and such transactions at once: one waits for the database while the other prepares. */
const MOST = 50;
const GROUPS = 2;

/** The answer follows the commit: what was not stored is sent again. */
export function servePushes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { path, permit, take, takeSome } of allPushes.answers()) {
      const alone = (pushed: Pushed) => inTransaction(deps, (ctx) => take(ctx, pushed));
      const taken = takeSome
        ? inGroups({ most: MOST, groups: GROUPS, alone, together: (some) => inTransaction(deps, (ctx) => takeSome(ctx, some)) })
        : alone;
      scope.post<{ Params: Record<string, string> }>(path, { bodyLimit: MAX_BODY }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const header = (name: string) => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        };
        const pushed = { body, header, params: request.params };
        permit?.(deps.config, pushed);
        await taken(pushed);
        return reply.send({});
      });
    }
  });
}

async function inTransaction<Result>(deps: Deps, work: (ctx: SystemCtx) => Promise<Result>): Promise<Result> {
  let jobs = 0;
  const result = await asSystem(deps.database, (tx) => work(systemCtx(deps, tx, () => jobs++)));
  if (jobs > 0) deps.wakeWorker();
  return result;
}

/** The body of a sender that has proved who it is. */
export function jsonOf({ body }: Pushed): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('request.malformed');
  }
}
