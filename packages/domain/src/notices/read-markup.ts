export type Tag = { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> };
export type Part = { readonly kind: 'text'; readonly text: string } | Tag | { readonly kind: 'close'; readonly name: string };

const NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;

/** Reads HTML as browsers split it into tags and text. Comments and declarations are left out; a tag that never ends swallows the rest. */
export function* readMarkup(html: string): Generator<Part> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) return yield { kind: 'text', text: html.slice(at) };
    if (next > at) yield { kind: 'text', text: html.slice(at, next) };
    const following = html.slice(next + 1, next + 3);
    if (/^[a-z]/i.test(following)) {
      const [tag, end] = readTag(html, next + 1);
      if (tag) yield tag;
      at = end;
    } else if (/^\/[a-z]/i.test(following)) {
      const [name, end] = nameAt(html, next + 2);
      yield { kind: 'close', name };
      at = after(html, '>', end);
    } else if (/^[!?/]/.test(following)) {
      at = pastComment(html, next);
    } else {
      yield { kind: 'text', text: '<' };
      at = next + 1;
    }
  }
}

function nameAt(html: string, at: number): [string, number] {
  NAME.lastIndex = at;
  const name = NAME.exec(html)?.[0] ?? '';
  return [name.toLowerCase(), at + name.length];
}

function readTag(html: string, start: number): [Tag | null, number] {
  const [name, end] = nameAt(html, start);
  const attributes = new Map<string, string>();
  let at = end;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (!found) break;
    const [whole, key = '', double, single, bare] = found;
    at += whole.length;
    // The first of two attributes with one name is the one that counts.
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  }
  const close = /[\s/]*>/y;
  close.lastIndex = at;
  const closing = close.exec(html);
  if (closing) return [{ kind: 'open', name, attributes }, at + closing[0].length];
  // Something is left that is no attribute, or the text ends inside the tag.
  const rest = html.indexOf('>', at);
  return rest < 0 ? [null, html.length] : [{ kind: 'open', name, attributes }, rest + 1];
}

function pastComment(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return after(html, '>', at);
  if (html.startsWith('>', at + 4)) return at + 5;
  if (html.startsWith('->', at + 4)) return at + 6;
  const ends = [html.indexOf('-->', at + 4), html.indexOf('--!>', at + 4)].filter((end) => end >= 0);
  const end = Math.min(...ends);
  if (ends.length === 0) return html.length;
  return end + (html.startsWith('-->', end) ? 3 : 4);
}

function after(html: string, mark: string, at: number): number {
  const found = html.indexOf(mark, at);
  return found < 0 ? html.length : found + mark.length;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  sol: '/',
  tab: '\t',
  newline: '\n',
};

/** The characters an attribute's value stands for, so that a rule sees what a browser would. */
function decode(value: string): string {
  return value.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));?/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return named[(name ?? '').toLowerCase()] ?? whole;
  });
}
