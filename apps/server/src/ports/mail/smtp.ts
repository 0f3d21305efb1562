import { createTransport } from 'nodemailer';
import { MailRefused, type Letter, type Mailer } from './port.ts';

const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const BREAKS = /[\r\n\0]/;

/** Sends mails to a mail server over a few pooled connections. */
export function smtpMailer(url: string, fromAddress: string): Mailer {
  const domain = fromAddress.split('@').at(-1);
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    // Mail content is untrusted: it must not make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    send: async (letter) => {
      refuseInjection(letter);
      const { messageId, subject, html, text } = letter;
      try {
        // Objects, not `Name <address>` strings: in a string a name could inject more recipients.
        const from = { name: letter.fromName, address: fromAddress };
        const to = { name: letter.to.name, address: letter.to.address };
        await transport.sendMail({
          messageId: `<${messageId}@${domain}>`,
          from,
          to,
          subject,
          html,
          text,
          // Merchants see the brand only, no program.
          xMailer: false,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        throw isFinal(error) ? new MailRefused(reasonOf(error)) : new Error(reasonOf(error));
      }
    },
    close: () => transport.close(),
  };
}

/** Header injection: a line break in a name or subject would start a new header and could add recipients. */
function refuseInjection({ to, fromName, subject, messageId }: Letter): void {
  if (!ADDRESS.test(to.address)) throw new MailRefused('this is not one address');
  if ([to.name, to.address, fromName, subject, messageId].some((part) => BREAKS.test(part))) {
    throw new MailRefused('a header with a line break');
  }
}

/**
 * The server refused this recipient or this mail. A refused sign-in or sender is our configuration: it can be fixed, so those mails
 * are retried.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = factsOf(error);
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

/** The error without personal data and links, for logs: servers often repeat the recipient's address or a part of the mail. */
function reasonOf(error: unknown): string {
  const { message, response, command } = factsOf(error);
  return `${command === '' ? '' : `${command}: `}${response || message}`
    .replace(/https?:\/\/[^\s<>"']+|[^\s<>"']+@[^\s<>"']+/g, '…')
    .slice(0, 500);
}

function factsOf(error: unknown): { message: string; response: string; responseCode: number; command: string } {
  const facts: Record<string, unknown> = error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
  const textOf = (key: string) => (typeof facts[key] === 'string' ? facts[key] : '');
  return {
    message: textOf('message'),
    response: textOf('response'),
    responseCode: Number(facts['responseCode'] ?? 0),
    command: textOf('command'),
  };
}
