import { sendBackReasons, type SendBackReason } from '@quayside/domain/orders/send-back';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';

type Stored = { readonly error_reason: string; readonly error_template: string };

/** Why staff sent an order back: a template in the reader's language, anything else as it was typed. */
export function reasonIn(language: Language, { error_reason, error_template }: Stored): string {
  return isTemplate(error_template) ? text(language, 'mailTexts', `verification.reason.${error_template}`) : error_reason;
}

/** The same for the timeline, where the template stands among the figures of the entry. */
export function eventParamsIn(language: Language, params: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const { template, ...figures } = params;
  return isTemplate(template) ? { ...figures, reason: reasonIn(language, { error_reason: '', error_template: template }) } : { ...figures };
}

function isTemplate(name: unknown): name is SendBackReason {
  return typeof name === 'string' && Object.hasOwn(sendBackReasons, name);
}
