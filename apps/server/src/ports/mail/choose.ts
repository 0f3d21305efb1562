import type { Config } from '#server/kernel/config.ts';
import { keptMailer } from './kept.ts';
import type { Mailer } from './port.ts';
import { smtpMailer } from './smtp.ts';

/** A mail server when one is configured, else the desk. */
export function chooseMailer(config: Config): Mailer {
  return config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : keptMailer;
}
