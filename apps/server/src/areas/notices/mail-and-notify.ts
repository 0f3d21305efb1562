import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { customerOf, mainAccountOf } from '#server/areas/accounts/accounts.public.ts';
import { sendMail, type MailParams, type MailTemplate } from '#server/areas/mails/mails.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { notifyMerchant } from './notices.service.ts';

type Message<Name extends MailTemplate> = {
  readonly customerId: number;
  /** Users with this permission read the notice. */
  readonly permission: MerchantPermission;
  readonly template: Name;
  /** By language, because a remark may exist in both. */
  readonly paramsIn: (language: Language) => MailParams<Name>;
  /** False when the merchant switched this mail off. */
  readonly isMailed?: boolean;
};

/** A mail to the main account in its language, and the same text as a notice for users who may see the document. */
export async function mailAndNotify<Name extends MailTemplate>(ctx: DeskCtx | SystemCtx, message: Message<Name>): Promise<void> {
  const { customerId, permission, template, paramsIn, isMailed = true } = message;
  // Nobody reads about orders that do not exist.
  if (isSandbox(customerId)) return;
  if (isMailed) {
    const { platform_type: platformType } = await customerOf(ctx.tx, customerId);
    const { language, ...to } = await mainAccountOf(ctx.tx, customerId);
    await sendMail(ctx, { to, language, platformType, customerId, template, params: paramsIn(language) });
  }
  const word = (of: Language, part: 'subject' | 'lead') => text(of, 'mailTexts', `${template}.${part}` as never, { ...paramsIn(of) }); // every template has both parts
  await notifyMerchant(ctx, { customerId, permission, says: (of) => ({ title: word(of, 'subject'), text: word(of, 'lead') }) });
}
