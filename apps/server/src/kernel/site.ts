import type { Config } from './config.ts';

/**
 * The base URL of links in mails: PUBLIC_URL, or the address this process prints at its start. Never the request's Host header: an
 * attacker could have a password reset link mailed that points to their own site.
 */
export function siteOf(config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL.replace(/\/+$/, '');
  return `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`;
}
