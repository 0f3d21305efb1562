import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';

const rules = {
  ALLOWED_TAGS:
    'p br hr h1 h2 h3 h4 h5 h6 b strong i em u s sub sup ul ol li blockquote code pre a table thead tbody tr th td div span'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:\/\//i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config & Record<string, unknown>;

/** A page of this site: one slash, then a letter. `//host` would leave it. */
const ownPage = /^\/[a-z]/i;

type SafeHtmlProps = {
  html: string;
  /** Links to pages of this site are kept and open by this, in the app; without it they are removed. */
  onOpenPage?: (path: string) => void;
};

/** HTML written by users. The server sanitizes it; this sanitizes it again as a second layer. */
export function SafeHtml({ html, onOpenPage }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const keepsPages = onOpenPage !== undefined;
  // The sanitized nodes are inserted directly: parsing them from text a second time could change them (mutation XSS).
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleaned(html, keepsPages));
  }, [html, keepsPages]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href') ?? '';
    // A new tab stays the browser's.
    if (!onOpenPage || !ownPage.test(path) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpenPage(path);
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on a link inside is a click
  return <div className="safe-html" ref={box} onClick={follow} />;
}

export function cleaned(html: string, keepsPages = false): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ...rules,
    ALLOWED_TAGS: [...rules.ALLOWED_TAGS],
    ALLOWED_ATTR: [...rules.ALLOWED_ATTR],
    ALLOWED_URI_REGEXP: keepsPages ? /^(https:\/\/|\/[a-z])/i : rules.ALLOWED_URI_REGEXP,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (ownPage.test(link.getAttribute('href') ?? '')) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
