import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that contains what would block its first paint: a phone waits for one answer instead of three. */
export type InlinedPage = { readonly template: string; readonly scriptHash: string };

/** Puts boot.js and the entry's styles into the built page. The script is allowed by its hash, the styles by the response's nonce. */
export function inlineFiles(dist: string, template: string): InlinedPage {
  const script = readFileSync(join(dist, 'boot.js'), 'utf8');
  const inlined = template
    .replace('<script src="/boot.js"></script>', () => `<script>${script}</script>`)
    .replace(
      /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/g,
      (_link, file: string) => `<style nonce="__CSP_NONCE__">${readFileSync(join(dist, file), 'utf8')}</style>`,
    );
  return { template: inlined, scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
}
