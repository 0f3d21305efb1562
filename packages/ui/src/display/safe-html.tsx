import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

const rules = {
  ALLOWED_TAGS:
    'p br hr h1 h2 h3 h4 h5 h6 b strong i em u s sub sup ul ol li blockquote code pre a table thead tbody tr th td div span'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:\/\//i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config & Record<string, unknown>;

/** HTML written by users. The server sanitizes it; this sanitizes it again as a second layer. */
export function SafeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The sanitized nodes are inserted directly: parsing them from text a second time could change them (mutation XSS).
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleaned(html));
  }, [html]);
  return <div className="safe-html" ref={box} />;
}

export function cleaned(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...rules, ALLOWED_TAGS: [...rules.ALLOWED_TAGS], ALLOWED_ATTR: [...rules.ALLOWED_ATTR] });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
