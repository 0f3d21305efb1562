import type { Config } from '#server/kernel/config.ts';
import { keptMailer } from './kept.ts';
import type { Mailer } from './port.ts';
import { smtpMailer } from './smtp.ts';

/** SMTP if a mail server is configured, else mails are kept for the desk. */
export function chooseMailer(config: Config): Mailer {
  return config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : keptMailer;
}
