import type { Config } from './config.ts';

/**
 * What every answer tells a browser. Constants instead of a middleware: one that
 * puts them on Node's response took as long as the rest of the framework, because all headers are then written one by one.
 */
export function protectiveHeaders({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(PUBLIC_URL?.startsWith('https:') ? { 'strict-transport-security': 'max-age=15552000; includeSubDomains' } : {}),
  };
}

/** What only a page can obey, besides its content policy. */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
} as const;
