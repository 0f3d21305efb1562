/** SVG elements allowed in a brand's image: no scripts, external resources or links. */
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
 * Strips what drawing programs add: the XML header, a document type without declarations of its own, comments.
 * Only the stripped text is validated and stored, so nothing unchecked can hide in the removed parts.
 */
export function plainSvg(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(HEADER, '')
    .replace(COMMENT, '')
    .trim();
}

/**
 * Whether a text is one SVG image made of allowed elements only. Strict on purpose: comments, declarations, entities and
 * everything else that another parser could read differently is rejected.
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
  // A style can load external resources, and an entity can hide text from the checks below.
  if (/^on/i.test(name) || name.toLowerCase() === 'style' || /&(?!(?:amp|lt|gt|quot|apos);)/.test(value)) return false;
  if (/(^|:)(href|src|from|to|values|base)$/i.test(name)) return /^#[\w-]+$/.test(value);
  return !/url\s*\(\s*(?!#[\w-]+\s*\))|[a-z]+script\s*:|data\s*:/i.test(value);
}
