import { describe, expect, it } from 'vitest';
import { mailDocument } from './mail-document.ts';

describe('a mail in its frame', () => {
  const shown = mailDocument(
    '<html><head><style>p{margin:0}</style></head><body style="color:red"><p style="margin:1px">Hi</p><script>alert(1)</script></body></html>',
    'n-1',
  );

  it('keeps its looks in style tags that carry the nonce of the page', () => {
    expect(shown).not.toMatch(/\sstyle="/);
    expect(shown).toContain('[data-looks="0"]{color:red}');
    expect(shown).toContain('[data-looks="1"]{margin:1px}');
    expect(shown.match(/<style nonce="n-1">/g)).toHaveLength(2);
  });

  it('loses its scripts', () => {
    expect(shown).not.toContain('alert');
    expect(shown).toContain('Hi');
  });
});
