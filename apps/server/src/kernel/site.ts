import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The address links in mails begin with: PUBLIC_URL, or else where this process listens. A caller's own Host header is believed only
 * when it names this machine: otherwise a stranger could have a link for a new password mailed that leads to them.
 */
export function siteOf(config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>, origin?: string): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL.replace(/\/+$/, '');
  if (origin !== undefined && URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)) return new URL(origin).origin;
  return `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`;
}
