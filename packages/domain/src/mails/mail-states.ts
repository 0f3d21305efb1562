/** `kept`: no mail server is configured, so the mail is not sent and can be read at the desk. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** The account or person of a security mail is gone or disabled: there is nobody to make a new link for. */
export type MailRefusal = 'mails.not_sendable';
