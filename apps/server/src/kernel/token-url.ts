/** A URL whose query holds a token that works like a password. Only mails of a security template may carry it. */
export type TokenUrl = string & { readonly holdsToken: true };
/** Any other URL. */
export type PageUrl = string & { readonly holdsToken?: never };

const PUBLIC_PARAMETERS: ReadonlySet<string> = new Set(['platform_type']);

export function tokenUrl(url: string): TokenUrl {
  return url as TokenUrl; // the brand exists at compile time only
}

/** The URL as staff may read it: every value of the query is replaced, except those that are not secret. */
export function maskedUrl(url: string): string {
  const masked = new URL(url);
  for (const name of new Set(masked.searchParams.keys())) if (!PUBLIC_PARAMETERS.has(name)) masked.searchParams.set(name, 'hidden');
  masked.hash = '';
  return masked.href;
}

/** Whether a URL looks like one that holds a token: a long random value in its query. */
export function looksSecret(url: string): boolean {
  return [...new URL(url).searchParams.values()].some((value) => /^[\w-]{32,}$/.test(value));
}
