import type { Config } from './config.ts';

/**
 * What every answer tells a browser. A page's content policy has its nonce and is set in web.ts. Constants instead of a middleware: one that
 * puts them on Node's response took as long as the rest of the framework, because all headers are then written one by one.
 */
export function protectiveHeaders({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(PUBLIC_URL?.startsWith('https:') ? { 'strict-transport-security': 'max-age=15552000; includeSubDomains' } : {}),
  };
}
