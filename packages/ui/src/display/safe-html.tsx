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

/** The words of somebody else as HTML. The server has cleaned them; this cleans them again, so a hole in one is not a hole in both. */
export function SafeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The cleaned nodes go into the page as they are: never through text that a browser would read a second time.
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
