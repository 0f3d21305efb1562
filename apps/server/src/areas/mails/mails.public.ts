/** What other areas may use. */
export type { MailParams } from './mail-templates.ts';
export { sendMail } from './mails.service.ts';
