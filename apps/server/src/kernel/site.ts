import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The base URL of links in mails: PUBLIC_URL, or the address this process listens on. The request's Host header is used only when it
 * names this machine: otherwise an attacker could have a password reset link mailed that points to their own site.
 */
export function siteOf(config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>, origin?: string): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL.replace(/\/+$/, '');
  if (origin !== undefined && URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)) return new URL(origin).origin;
  return `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`;
}
