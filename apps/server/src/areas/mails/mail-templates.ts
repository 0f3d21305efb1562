import type { Language } from '@quayside/i18n/languages';
import { hasText, text, type Params } from '@quayside/i18n/texts';
import type { mailTexts } from '@quayside/i18n/server-texts.en';
import type { PageUrl, TokenUrl } from '#server/kernel/token-url.ts';
import { htmlOf, textOf, type Brand, type MailParts } from './mail-layout.ts';
import type { MailTemplate, SecurityTemplate } from './security-templates.ts';

type Texts = typeof mailTexts;
type Key = keyof Texts;
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Wanted<Name extends string> = NamesIn<Texts[Extract<Key, `${Name}.${string}`>]>;

/**
 * The parameters of a mail: the {{names}} in its English texts, and the URL of its button if it has one. A URL that holds a token
 * compiles only for a security template.
 */
export type MailParams<Name extends MailTemplate> = {
  readonly [Param in Exclude<Wanted<Name>, 'site'>]: string;
} & (`${Name}.button` extends Key ? { readonly url: Name extends SecurityTemplate ? TokenUrl : PageUrl } : unknown);

export type Written = { readonly subject: string; readonly html: string; readonly text: string };

/** Renders a mail in the reader's language with the brand's design, as HTML and as plain text. */
export function writeMail<Name extends MailTemplate>(
  template: Name,
  params: MailParams<Name>,
  to: { name: string; language: Language; brand: Brand },
): Written {
  const { language, brand } = to;
  const given: Params = { ...withoutLinks(params), site: brand.site_name };
  const part = (name: 'subject' | 'lead' | 'note' | 'button') => partOf(language, template, name, given);
  const url = partUrl(given);
  const button = part('button');
  const parts: MailParts = {
    language,
    subject: oneLine(part('subject') ?? ''),
    greeting:
      to.name === ''
        ? text(language, 'mailTexts', 'layout.greeting_nameless')
        : text(language, 'mailTexts', 'layout.greeting', { name: withoutLink(to.name) }),
    paragraphs: (part('lead') ?? '').split('\n\n'),
    button: button !== null && url !== null ? { label: button, url, hint: text(language, 'mailTexts', 'layout.link', { url }) } : null,
    note: part('note'),
    footer: text(language, 'mailTexts', 'layout.footer', given),
  };
  return { subject: parts.subject, html: htmlOf(parts, brand), text: textOf(parts, brand) };
}

function partOf(language: Language, template: MailTemplate, part: string, params: Params): string | null {
  const key = `${template}.${part}`;
  return hasText(language, 'mailTexts', key) ? text(language, 'mailTexts', key as Key, params) : null; // checked by `hasText`
}

/** A button may link only to http(s) pages, never to a script URL. */
function partUrl({ url }: Params): string | null {
  if (url === undefined) return null;
  const { protocol, href } = new URL(String(url));
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a mail may only link to a page');
  return href;
}

/** Parameters that people choose themselves. */
const NAMES = new Set(['customer', 'name', 'product_name', 'reference']);

function withoutLinks(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, NAMES.has(key) ? withoutLink(String(value)) : value]));
}

/** Mail programs turn `evil.example` in a name into a link. A space after the dot prevents it and keeps the name readable. */
export function withoutLink(name: string): string {
  return name.replace(/:\/\//g, ': ').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}-]*\p{L})/gu, '. ');
}

/** A line break in a subject would start another header (header injection). */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
