import { describe, expect, it } from 'vitest';
import { cleaned } from './safe-html.tsx';

// The test's document is not a whole browser: it drops more than it should. What must never get through is proven here.
const html = (source: string) => {
  const box = document.createElement('div');
  box.append(cleaned(`<p>first</p>${source}`));
  return box.innerHTML;
};

describe('words of others as HTML', () => {
  it.each([
    '<script>alert(1)</script>ok',
    '<img src=x onerror=alert(1)>ok',
    '<p onclick="x()" style="position:fixed" class="a">ok</p>',
    '<iframe src="https://x.test"></iframe>ok',
    '<svg><script>alert(1)</script></svg>ok',
    '<form action="https://x.test"><input name="password"></form>ok',
  ])('%s brings nothing that runs, loads or lies', (source) => {
    expect(html(source)).not.toMatch(/<(script|img|iframe|svg|form|input)|onclick|onerror|style=|class=/i);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://x.test', '//x.test', ' java\tscript:alert(1)'])('%s is no link', (href) => {
    expect(html(`<a href="${href}">x</a>`)).not.toContain('href');
  });
});
