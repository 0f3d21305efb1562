/**
 * A mail has its styles in style attributes, which the CSP blocks, in a frame too. So they move into one style tag with
 * the page's nonce. Scripts are removed: the frame's sandbox would not run them anyway.
 */
export function mailDocument(html: string, nonce: string | undefined): string {
  const mail = new DOMParser().parseFromString(acceptable(html, nonce), 'text/html');
  mail.querySelectorAll('script').forEach((script) => script.remove());
  const rules = [...mail.querySelectorAll('[data-style]')].map((element, index) => {
    const looks = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    element.setAttribute('data-looks', String(index));
    return `[data-looks="${index}"]{${looks}}`;
  });
  const sheet = mail.createElement('style');
  if (nonce !== undefined) sheet.setAttribute('nonce', nonce);
  sheet.textContent = rules.join('\n');
  mail.head.append(sheet);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}

/** The CSP reports a style as soon as it is parsed: attributes are renamed and tags get the nonce before parsing. */
function acceptable(html: string, nonce: string | undefined): string {
  const renamed = html.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
  return nonce === undefined ? renamed : renamed.replaceAll(/<style\b/gi, `<style nonce="${nonce}"`);
}
