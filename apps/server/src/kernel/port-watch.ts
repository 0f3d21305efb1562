import { sql } from 'kysely';
import type { Logger } from 'pino';
import { portNames, type PortName } from '@quayside/domain/jobs/port-rules';
import { isDelivered } from '@quayside/domain/integrations/integration-rules';
import { CarrierRefused } from '#server/ports/carrier/port.ts';
import { MailRefused } from '#server/ports/mail/port.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { asSystem, type Lender } from './transaction.ts';

const EVERY_MS = 5000;
const MAX_ERROR = 300;

type Tally = { successes: number; errors: number; last_success_at: Date | null; last_error_at: Date | null; last_error: string };
type Watched = Pick<Deps, 'carrier' | 'translator' | 'chat' | 'mailer' | 'storage' | 'webhooks'>;
export type PortWatch = { readonly ports: Watched; readonly flush: () => Promise<void> };

/**
 * The ports, counting what they answer. Counted in memory and added to the table every few seconds: a call never waits for it, and what
 * several processes count adds up. A killed process loses its last seconds.
 */
export function watchPorts(ports: Watched, database: Lender, config: Config, logger: Pick<Logger, 'warn'>): PortWatch {
  const tallies = new Map<PortName, Tally>();
  const has = configuredPorts(config);
  let timer: NodeJS.Timeout | null = null;
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const counted = [...tallies].toSorted(([a], [b]) => a.localeCompare(b));
    tallies.clear();
    try {
      // In the order of the key, so that two processes do not lock each other out.
      if (counted.length > 0) await asSystem(database, async (tx) => void (await addTallies(counted, has).execute(tx)));
    } catch (error) {
      logger.warn({ err: error }, 'the health of ports could not be written');
    }
  };
  const note = (port: PortName, error: unknown = null) => {
    const tally = tallies.get(port) ?? { successes: 0, errors: 0, last_success_at: null, last_error_at: null, last_error: '' };
    tallies.set(port, tally);
    if (error === null) Object.assign(tally, { successes: tally.successes + 1, last_success_at: new Date() });
    else Object.assign(tally, { errors: tally.errors + 1, last_error_at: new Date(), last_error: textOf(error) });
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
  };
  return { ports: watched(ports, note), flush };
}

type Note = (port: PortName, error?: unknown) => void;

function watched({ carrier, translator, chat, mailer, storage, webhooks }: Watched, note: Note): Watched {
  const watch = async <Answer>(port: PortName, work: () => Promise<Answer>, isAnswer: (error: unknown) => boolean = () => false) => {
    try {
      const answer = await work();
      note(port);
      return answer;
    } catch (error) {
      note(port, isAnswer(error) ? null : error);
      throw error;
    }
  };
  return {
    // A refusal of one parcel or one address is an answer: the service works.
    carrier: carrier && {
      buyLabel: (request) => watch('carrier', () => carrier.buyLabel(request), isCarrierAnswer),
      findLabel: (key) => watch('carrier', () => carrier.findLabel(key), isCarrierAnswer),
      voidLabel: (label_ref) => watch('carrier', () => carrier.voidLabel(label_ref), isCarrierAnswer),
    },
    mailer: {
      ...mailer,
      send: (letter) =>
        watch(
          'mail',
          () => mailer.send(letter),
          (error) => error instanceof MailRefused,
        ),
    },
    translator: translator && {
      ...translator,
      translate: (text, from, to) => watch('translation', () => translator.translate(text, from, to)),
    },
    chat: { ...chat, say: (text) => watch('chat', () => chat.say(text)) },
    storage: {
      ...storage,
      put: (key, body) => watch('storage', () => storage.put(key, body)),
      open: (key) => watch('storage', () => storage.open(key)),
      remove: (key) => watch('storage', () => storage.remove(key)),
    },
    webhooks: {
      ...webhooks,
      send: async (webhook) => {
        const sent = await webhooks.send(webhook);
        note('webhooks', isDelivered(sent.status) ? null : new Error(sent.status === null ? 'no answer' : `answered ${sent.status}`));
        return sent;
      },
    },
  };
}

const isCarrierAnswer = (error: unknown) => error instanceof CarrierRefused;

function configuredPorts(config: Config): Readonly<Record<PortName, boolean>> {
  return {
    carrier: config.SHIPENGINE_KEY !== undefined,
    translation: config.BAIDU_TRANSLATE_APP_ID !== undefined && config.BAIDU_TRANSLATE_KEY !== undefined,
    chat: config.CHAT_WEBHOOK_URL !== undefined,
    mail: config.SMTP_URL !== undefined,
    storage: true,
    webhooks: true,
  };
}

/** One line. Addresses and URLs may name people or hold secrets, so they are left out. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? error.name) : String(error);
  return text
    .replaceAll(/\S+@\S+|\w+:\/\/\S+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_ERROR);
}

function addTallies(counted: readonly (readonly [PortName, Tally])[], has: Readonly<Record<PortName, boolean>>) {
  const rows = counted.map(
    ([port, tally]) =>
      sql`(${port}, date_trunc('hour', now()), ${tally.successes}::bigint, ${tally.errors}::bigint, ${tally.last_success_at}::timestamptz,
           ${tally.last_error_at}::timestamptz, ${tally.last_error}, ${has[port]}::boolean)`,
  );
  return sql`
    insert into port_hours as h (port, hour, successes, errors, last_success_at, last_error_at, last_error, configured) values ${sql.join(rows)}
    on conflict (port, hour) do update set successes = h.successes + excluded.successes, errors = h.errors + excluded.errors,
      last_success_at = greatest(h.last_success_at, excluded.last_success_at),
      last_error = case when excluded.last_error_at >= coalesce(h.last_error_at, '-infinity') then excluded.last_error else h.last_error end,
      last_error_at = greatest(h.last_error_at, excluded.last_error_at), configured = excluded.configured`;
}

/** Writes at the start which services this process has, so that the page knows it before anything was sent. */
export async function notePorts(database: Lender, config: Config): Promise<void> {
  const has = configuredPorts(config);
  const nothing = { successes: 0, errors: 0, last_success_at: null, last_error_at: null, last_error: '' };
  await asSystem(
    database,
    async (tx) =>
      void (await addTallies(
        portNames.toSorted((a, b) => a.localeCompare(b)).map((port) => [port, nothing] as const),
        has,
      ).execute(tx)),
  );
}
