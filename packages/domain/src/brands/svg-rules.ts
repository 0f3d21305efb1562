/** What a brand's picture may be drawn with. Nothing here runs, loads or links. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop title desc clipPath mask symbol use text tspan'.split(
    ' ',
  ),
);
const NAMESPACES: Readonly<Record<string, string>> = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };
const PART = /<(?<close>\/)?(?<name>[A-Za-z]+)(?<attributes>(?:\s+[A-Za-z][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<alone>\/)?>|[^<]+/y;
const ATTRIBUTE = /([A-Za-z][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const HEADER = /^\s*(?:<\?xml\s[^<>]*\?>\s*)?(?:<!--(?:(?!--)[^])*-->\s*)*(?:<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"<>]*"\s+"[^"<>]*")?\s*>)?/;
const COMMENT = /<!--(?:(?!--)[^])*-->/g;

/**
 * A picture without what drawing programs put around it: the XML header, a document type that declares nothing of its own, comments.
 * Only what is left is stored and judged, so nothing can hide in what was taken away.
 */
export function plainSvg(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(HEADER, '')
    .replace(COMMENT, '')
    .trim();
}

/**
 * Whether a text is one SVG picture made of known drawing elements only. A strict reading on purpose: comments, declarations,
 * entities and everything else a program could read differently than we do is refused, so there is nothing left to argue about.
 */
export function isSafeSvg(text: string): boolean {
  const open: string[] = [];
  let roots = 0;
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const found = PART.exec(text);
    if (!found) return false;
    const { name, close, alone, attributes = '' } = found.groups ?? {};
    if (name === undefined) {
      if (open.length === 0 ? found[0].trim() !== '' : /&(?!(?:amp|lt|gt|quot|apos);)/.test(found[0])) return false;
      continue;
    }
    if (close !== undefined) {
      if (attributes.trim() !== '' || alone !== undefined || open.pop() !== name) return false;
      continue;
    }
    if (!elements.has(name) || !areSafe(attributes)) return false;
    if (open.length === 0 && (name !== 'svg' || ++roots > 1 || !/\sxmlns\s*=/.test(attributes))) return false;
    if (alone === undefined) open.push(name);
  }
  return roots === 1 && open.length === 0;
}

function areSafe(attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', one, two]) => isSafeAttribute(name, one ?? two ?? ''));
}

function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return NAMESPACES[name] === value;
  // A style could load from elsewhere, and an entity could spell what the lines below look for.
  if (/^on/i.test(name) || name.toLowerCase() === 'style' || /&(?!(?:amp|lt|gt|quot|apos);)/.test(value)) return false;
  if (/(^|:)(href|src|from|to|values|base)$/i.test(name)) return /^#[\w-]+$/.test(value);
  return !/url\s*\(\s*(?!#[\w-]+\s*\))|[a-z]+script\s*:|data\s*:/i.test(value);
}
