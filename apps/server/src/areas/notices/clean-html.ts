import sanitize from 'sanitize-html';

const elements = 'p br hr h1 h2 h3 h4 h5 h6 b strong i em u s sub sup ul ol li blockquote code pre a table thead tbody tr th td div span';
/** What is in these is not meant to be read: it goes away with them. */
const unread = 'script style textarea option noscript iframe object embed template noembed noframes title select svg math xmp head';

const rules: sanitize.IOptions = {
  allowedTags: elements.split(' '),
  nonTextTags: unread.split(' '),
  allowedAttributes: { a: ['href', 'target', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  nestingLimit: 50,
  transformTags: {
    // A link leads to another site, in a window that knows nothing of ours; one of our own pages is no business of a notice.
    a: (tagName, { href }) =>
      href !== undefined && /^https:\/\//i.test(href.trim())
        ? { tagName, attribs: { href, target: '_blank', rel: 'noopener noreferrer' } }
        : { tagName, attribs: {} },
    td: spans,
    th: spans,
  },
};

function spans(tagName: string, { colspan, rowspan }: sanitize.Attributes): sanitize.Tag {
  const given = Object.entries({ colspan, rowspan }).filter((one): one is [string, string] => /^[1-9]\d?$/.test(one[1] ?? ''));
  return { tagName, attribs: Object.fromEntries(given) };
}

/** Text made safe to show as HTML: a short list of elements, links to https only, nothing that runs or has a look of its own. */
export function cleanHtml(html: string): string {
  return sanitize(html, rules);
}

/** Whether anything is left that a person could read. */
export function hasWords(html: string): boolean {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
}
