import { readMarkup, type Tag } from './read-markup.ts';

/** What a notice may be made of. Everything else is left out, its words stay. */
const elements = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 b strong i em u s sub sup ul ol li blockquote code pre a table thead tbody tr th td div span'.split(' '),
);
const empty = new Set(['br', 'hr']);
/** What is in these is not meant to be read: it goes away with them. */
const unread = new Set(
  'script style iframe object embed template noscript noembed noframes textarea title select option svg math xmp plaintext head'.split(' '),
);
const MAX_DEPTH = 50;

/**
 * Text made safe to show as HTML. It is read once and written anew from a short list of elements and attributes: nothing of what
 * came in is copied as markup, so there is nothing a browser could read differently.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  let skipping: { readonly name: string; depth: number } | null = null;
  for (const part of readMarkup(html)) {
    if (skipping) {
      if (part.kind === 'open' && part.name === skipping.name) skipping.depth++;
      if (part.kind === 'close' && part.name === skipping.name && --skipping.depth === 0) skipping = null;
      continue;
    }
    if (part.kind === 'text') out += escapeText(part.text);
    else if (part.kind === 'close') out += close(open, part.name);
    else if (unread.has(part.name)) skipping = { name: part.name, depth: 1 };
    else if (elements.has(part.name)) out += begin(open, part);
  }
  return (
    out +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** Whether anything is left that a person could read. */
export function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|&#160;|\s/g, '') !== '';
}

function begin(open: string[], tag: Tag): string {
  const written = `<${tag.name}${attributesOf(tag)}>`;
  if (empty.has(tag.name)) return written;
  if (open.length >= MAX_DEPTH) return '';
  open.push(tag.name);
  return written;
}

/** Closes an element and what was left open inside it; a stray end is left out. */
function close(open: string[], name: string): string {
  const at = open.lastIndexOf(name);
  if (at < 0) return '';
  return open
    .splice(at)
    .toReversed()
    .map((one) => `</${one}>`)
    .join('');
}

function attributesOf({ name, attributes }: Tag): string {
  if (name === 'a') {
    const href = attributes.get('href')?.trim() ?? '';
    // Only an address that says https, letter by letter, leads anywhere.
    return /^https:\/\/[^\s"'<>`\\]+$/i.test(href) ? ` href="${escapeValue(href)}" target="_blank" rel="noopener noreferrer"` : '';
  }
  if (name !== 'td' && name !== 'th') return '';
  return ['colspan', 'rowspan']
    .map((key) => (/^[1-9]\d?$/.test(attributes.get(key) ?? '') ? ` ${key}="${attributes.get(key)}"` : ''))
    .join('');
}

function escapeText(text: string): string {
  // What is an entity already stays one: it can only ever be a character.
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
