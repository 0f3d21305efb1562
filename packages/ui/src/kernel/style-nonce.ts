/** The CSP nonce the server puts into the page for style tags. */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce === undefined || nonce === '' || nonce.startsWith('__') ? undefined : nonce;
}

/**
 * Ant Design's provider passes the nonce to its own styles, but its dependencies (scroll lock, scroll bar measure) create style tags
 * without it. They get it here, so the policy stays strict and the console clean. Scripts are not touched.
 */
export function allowStyleTags(): void {
  const nonce = pageNonce();
  if (nonce === undefined) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'style') element.nonce = nonce;
    return element;
  };
}
