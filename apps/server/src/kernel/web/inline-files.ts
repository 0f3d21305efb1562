import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that contain what would block their first paint. */
export type InlinedPages = {
  /** With boot.js inside. The styles are a file, because a browser has them from the page before. */
  readonly template: string;
  /** The sign-in page, with its styles too: a phone waits for one answer instead of three. Its script starts after the first frame. */
  readonly whole: string;
  readonly scriptHash: string;
};

/** The script is allowed by its hash, the styles by the response's nonce. */
export function inlineFiles(dist: string, page: string): InlinedPages {
  const script = readFileSync(join(dist, 'boot.js'), 'utf8');
  const template = page.replace('<script src="/boot.js"></script>', () => `<script>${script}</script>`);
  const whole = template
    .replace(/<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/, '<link rel="later" crossorigin href="$1" data-entry>')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/g,
      (_link, file: string) => `<style nonce="__CSP_NONCE__">${readFileSync(join(dist, file), 'utf8')}</style>`,
    );
  return { template, whole, scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
}
