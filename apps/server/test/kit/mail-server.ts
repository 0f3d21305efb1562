import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Received = { readonly from: string; readonly to: string[]; readonly mail: Email; readonly raw: Buffer };
type Answer = { readonly code: number; readonly text: string } | null;

export type MailServer = {
  readonly url: string;
  readonly received: Received[];
  /** Replies to the next recipients, in turn; afterwards all are accepted. */
  readonly nextReceivers: Answer[];
  readonly close: () => Promise<void>;
};

const refusal = ({ code, text }: NonNullable<Answer>) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on this machine, which stores what it receives. With a password it requires authentication. */
export async function mailServer(options: { port?: number; password?: string } = {}): Promise<MailServer> {
  const received: Received[] = [];
  const nextReceivers: Answer[] = [];
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    disabledCommands: ['STARTTLS', ...(options.password === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: (auth, _session, done) =>
      auth.password === options.password ? done(null, { user: auth.username ?? '' }) : done(refusal({ code: 535, text: 'wrong password' })),
    onRcptTo: (_address, _session, done) => {
      const answer = nextReceivers.shift() ?? null;
      done(answer === null ? null : refusal(answer));
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const keep = async () => {
        const raw = await buffer(stream);
        const mail = await PostalMime.parse(raw);
        received.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address), mail, raw });
      };
      // oxlint-disable-next-line promise/no-callback-in-promise -- the server's interface is a callback
      keep().then(() => done(), done);
    },
  });
  await new Promise<void>((ok) => server.listen(options.port ?? 0, '127.0.0.1', ok));
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://127.0.0.1:${port}`, received, nextReceivers, close: () => new Promise((ok) => server.close(() => ok())) };
}
