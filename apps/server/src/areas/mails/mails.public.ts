/** What other areas may use. */
export { forgetSealedOfMails, undeliveredLink } from './mail-link.ts';
export { securityMailAgain, type SecurityMail } from './mail-questions.ts';
export type { MailParams } from './mail-templates.ts';
export { forgetOldLinksAcrossMerchants } from './mails.queries.ts';
export { sendMail } from './mails.service.ts';
export type { MailTemplate } from './security-templates.ts';
