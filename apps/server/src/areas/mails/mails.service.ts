import { deliverMailJob } from '@quayside/contract/mails/mails.jobs';
import { Email } from '@quayside/contract/kernel/shapes';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import type { Language } from '@quayside/i18n/languages';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { flag } from '#server/kernel/flag.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { looksSecret, maskedUrl } from '#server/kernel/token-url.ts';
import { MailRefused, type Mailer } from '#server/ports/mail/port.ts';
import { securityMailAgain } from './mail-questions.ts';
import { oneLine, writeMail, type MailParams } from './mail-templates.ts';
import { letterOf, urlPlace } from './mails.map.ts';
import * as mails from './mails.queries.ts';
import { isSecurityTemplate, type MailTemplate } from './security-templates.ts';

export type NewMail<Name extends MailTemplate> = {
  readonly template: Name;
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly platformType: number;
  /** The merchant the mail is about, or null. */
  readonly customerId: number | null;
  readonly params: MailParams<Name>;
};

/** Inserts the mail in the caller's transaction: it is sent only if that commits. The link of a security mail is sealed beside it. */
export async function sendMail<Name extends MailTemplate>(ctx: MerchantCtx | DeskCtx | SystemCtx, mail: NewMail<Name>): Promise<void> {
  const { template, language, customerId } = mail;
  if (customerId !== null && isSandbox(customerId)) return;
  const to = { name: oneLine(mail.to.name), address: Email.parse(mail.to.address) };
  const brand = await brandOf(ctx.tx, mail.platformType);
  const secretUrl = secretUrlOf(template, mail.params);
  const params = secretUrl === null ? mail.params : withUrl(mail.params, maskedUrl(secretUrl));
  const written = writeMail(template, params, { name: to.name, language, brand });
  const { mail_id } = await mails.insertMail(ctx.tx, customerId, {
    ...written,
    template,
    language,
    platform_type: brand.platform_type,
    to_name: to.name,
    to_address: to.address,
    sealed_url: secretUrl === null ? null : ctx.secrets.seal(secretUrl, urlPlace(to.address)),
    created_at: ctx.now,
  });
  await ctx.enqueue(deliverMailJob, { mail_id }, { key: String(mail_id) });
}

function withUrl<Params extends object>(params: Params, url: string): Params {
  return { ...params, url };
}

/** The link of a security mail. The types already keep a token out of other mails; this also holds for a URL built by hand. */
function secretUrlOf(template: MailTemplate, params: object): string | null {
  const url = 'url' in params && typeof params.url === 'string' ? params.url : null;
  if (isSecurityTemplate(template)) return url;
  if (url !== null && looksSecret(url)) throw new Error(`the link of ${template} holds a token: declare it in security-templates.ts`);
  return null;
}

/** Sends a mail to the mail server. A permanent refusal is stored; any other error is retried. */
export async function deliverMail(ctx: SystemCtx, mailer: Mailer, mailId: number): Promise<void> {
  const { tx, now } = ctx;
  const mail = found(await mails.lockMailAcrossMerchants(tx, mailId));
  if (mail.state !== 'queued') return;
  const { site_name } = await brandOf(tx, mail.platform_type);
  try {
    const state = await mailer.send(letterOf(mail, site_name, ctx.secrets));
    // A kept mail reached nobody: whoever runs the server may still read its link (`npm run mail-link`).
    const used = state === 'sent' ? { sealed_url: null } : {};
    await mails.setState(tx, mailId, { state, sent_at: state === 'sent' ? now : null, error: null, ...used });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await mails.setState(tx, mailId, { state: 'failed', sent_at: null, error: error.message, sealed_url: null });
  }
}

/** Every mail the system wrote, so that staff can check whether it was sent. */
export function listMails({ tx }: DeskCtx, input: Parameters<typeof mails.mailsAcrossMerchants>[1]) {
  return mails.mailsAcrossMerchants(tx, input);
}

/** One mail, without the link of a security mail. Who read it is logged. */
export async function getMail(ctx: DeskCtx, { mail_id }: { mail_id: number }) {
  const mail = found(await mails.mailAcrossMerchants(ctx.tx, mail_id));
  if (mail.customer_id !== null) ctx.concerns(mail.customer_id);
  return { ...mail, is_security: flag(isSecurityTemplate(mail.template)) };
}

/** Sends a mail again: a security mail with a new link from its area, any other one as it was. */
export async function sendAgain(ctx: DeskCtx, { mail_id }: { mail_id: number }): Promise<Record<string, never>> {
  const mail = found(await mails.mailAcrossMerchants(ctx.tx, mail_id));
  if (mail.customer_id !== null) ctx.concerns(mail.customer_id);
  if (!isSecurityTemplate(mail.template)) {
    const { mail_id: again } = await mails.copyMailAcrossMerchants(ctx.tx, mail_id, ctx.now);
    await ctx.enqueue(deliverMailJob, { mail_id: again }, { key: String(again) });
    return {};
  }
  for (const send of securityMailAgain.answers()) if (await send(ctx, mail)) return {};
  throw new Refusal('mails.not_sendable');
}

export function countMails({ tx }: DeskCtx) {
  return mails.mailCountsAcrossMerchants(tx);
}
