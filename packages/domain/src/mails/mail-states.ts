/** `kept`: no mail server is configured, so the mail stays readable at the desk and goes nowhere. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];
