import { deliverMailJob } from '@quayside/contract/mails/mails.jobs';
import { Email } from '@quayside/contract/kernel/shapes';
import type { Language } from '@quayside/i18n/languages';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { MailRefused, type Mailer } from '#server/ports/mail/port.ts';
import { oneLine, writeMail, type MailParams, type MailTemplate } from './mail-templates.ts';
import { letterOf } from './mails.map.ts';
import * as mails from './mails.queries.ts';

export type NewMail<Name extends MailTemplate> = {
  readonly template: Name;
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly platformType: number;
  /** The merchant the mail is about, or null. */
  readonly customerId: number | null;
  readonly params: MailParams<Name>;
};

/** Inserts the mail in the caller's transaction: it is sent only if that commits. */
export async function sendMail<Name extends MailTemplate>(ctx: MerchantCtx | DeskCtx | SystemCtx, mail: NewMail<Name>): Promise<void> {
  const { template, language, customerId } = mail;
  const to = { name: oneLine(mail.to.name), address: Email.parse(mail.to.address) };
  const brand = await brandOf(ctx.tx, mail.platformType);
  const written = writeMail(template, mail.params, { name: to.name, language, brand });
  const { mail_id } = await mails.insertMail(ctx.tx, customerId, {
    ...written,
    template,
    language,
    platform_type: brand.platform_type,
    to_name: to.name,
    to_address: to.address,
    created_at: ctx.now,
  });
  await ctx.enqueue(deliverMailJob, { mail_id }, { key: String(mail_id) });
}

/** Sends a mail to the mail server. A permanent refusal is stored; any other error is retried. */
export async function deliverMail({ tx, now }: SystemCtx, mailer: Mailer, mailId: number): Promise<void> {
  const mail = found(await mails.lockMailAcrossMerchants(tx, mailId));
  if (mail.state !== 'queued') return;
  const { site_name } = await brandOf(tx, mail.platform_type);
  try {
    const state = await mailer.send(letterOf(mail, site_name));
    await mails.setState(tx, mailId, { state, sent_at: state === 'sent' ? now : null, error: null });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await mails.setState(tx, mailId, { state: 'failed', sent_at: null, error: error.message });
  }
}

/** Every mail the system wrote, so that staff can check whether it was sent. */
export function listMails({ tx }: DeskCtx, input: Parameters<typeof mails.mailsAcrossMerchants>[1]) {
  return mails.mailsAcrossMerchants(tx, input);
}

export async function getMail({ tx }: DeskCtx, { mail_id }: { mail_id: number }) {
  return found(await mails.mailAcrossMerchants(tx, mail_id));
}
