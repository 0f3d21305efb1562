import sanitize from 'sanitize-html';

const elements = 'p br hr h1 h2 h3 h4 h5 h6 b strong i em u s sub sup ul ol li blockquote code pre a table thead tbody tr th td div span';
/** Elements whose text is not content: they are removed with everything inside. */
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
    // Only absolute https links keep their href, and open without access to our window (noopener).
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

/** A page of this site: one slash, then a letter. `//host` and `/\\host` would leave it. */
const ownPage = /^\/[a-z][a-z0-9/_-]*(\?[a-z0-9=&_-]*)?$/i;

const withOwnPages: sanitize.IOptions = {
  ...rules,
  transformTags: {
    ...rules.transformTags,
    a: (tagName, { href }) => {
      const target = href?.trim() ?? '';
      if (ownPage.test(target)) return { tagName, attribs: { href: target } };
      return /^https:\/\//i.test(target)
        ? { tagName, attribs: { href: target, target: '_blank', rel: 'noopener noreferrer' } }
        : { tagName, attribs: {} };
    },
  },
};

/** Sanitizes HTML: a short list of elements, https links only, no scripts and no styles. */
export function cleanHtml(html: string): string {
  return sanitize(html, rules);
}

/** The same for help articles, which also link to pages of this site. */
export function cleanArticle(html: string): string {
  return sanitize(html, withOwnPages);
}

/** The readable text, with a blank between blocks: `</p><p>` joins no words. */
export function plainText(html: string): string {
  const text = sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {}, nonTextTags: unread.split(' ') });
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
  return plain.replaceAll(/\s+/g, ' ').trim();
}

/** Whether any readable text is left. */
export function hasWords(html: string): boolean {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
}
