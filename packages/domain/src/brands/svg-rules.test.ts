import { describe, expect, it } from 'vitest';
import { isSafeSvg, plainSvg } from './svg-rules.ts';

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"${attributes}>${inside}</svg>`;

describe('isSafeSvg', () => {
  it('takes a drawing', () => {
    for (const good of [
      svg(''),
      svg('<path d="M0 0h4v4z" fill="#fff"/>\n<g opacity=".5"><circle cx="1" cy="2" r="3"/></g>'),
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#a)" width="9" height="9"/>',
      ),
      svg('<defs><path id="p" d="M0 0"/></defs><use href="#p"/>'),
      svg('<title>Fish &amp; Co</title><text x="1">中文</text>'),
      ` ${svg('')} \n`,
      svg('<use xlink:href="#p"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ])
      expect(isSafeSvg(good), good).toBe(true);
  });

  it('refuses whatever runs, loads, links or cannot be read', () => {
    for (const bad of [
      '',
      'no picture',
      '<p>x</p>',
      '<svg viewBox="0 0 1 1"></svg>',
      '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>',
      svg('<script>alert(1)</script>'),
      svg('<script href="https://evil.test/x.js"/>'),
      svg('<foreignObject><p>x</p></foreignObject>'),
      svg('', ' onload="alert(1)"'),
      svg('<path d="M0 0" onclick="alert(1)"/>'),
      svg('<path d="M0 0" OnClick="alert(1)"/>'),
      svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
      svg('<use href="https://evil.test/a.svg#x"/>'),
      svg('<use xlink:href="data:image/svg+xml;base64,AAAA"/>'),
      svg('<image href="https://evil.test/x.png"/>'),
      svg('<rect fill="url(https://evil.test/x)"/>'),
      svg('<rect fill="URL( \'//evil.test\' )"/>'),
      svg('<rect style="fill:url(https://evil.test)"/>'),
      svg('<style>*{background:url(https://evil.test)}</style>'),
      svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
      svg('<set attributeName="onload" to="alert(1)"/>'),
      svg('<rect fill="u&#114;l(https://evil.test)"/>'),
      svg('<text>&evil;</text>'),
      `<!DOCTYPE svg [<!ENTITY evil SYSTEM "file:///etc/passwd">]>${svg('<text>&evil;</text>')}`,
      `<?xml-stylesheet href="https://evil.test/x.xsl"?>${svg('')}`,
      svg('<!-- x -->'),
      svg('<![CDATA[<script>alert(1)</script>]]>'),
      svg('<g>'),
      svg('</g>'),
      svg('<path d=M0/>'),
      `${svg('')}${svg('')}`,
      `${svg('')}<script/>`,
      `text${svg('')}`,
      svg('<iframe src="https://evil.test"/>'),
      svg('<svg:script>alert(1)</svg:script>'),
    ])
      expect(isSafeSvg(bad), bad).toBe(false);
  });
});

describe('plainSvg', () => {
  const header = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n';
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';

  it('takes away what drawing programs write around a picture', () => {
    const picture = svg('<path d="M0 0h4v4z"/>');
    for (const exported of [
      picture,
      ` ${picture}\n`,
      `\uFEFF${header}${picture}`,
      `${header}<!-- Generator: Some Draw 27.0 -->\n${picture}`,
      `${header}<!-- Created with a program (https://example.test/) -->\n${type}${picture}`,
      `${type}${picture}<!-- end -->`,
      `<!DOCTYPE svg>${picture}`,
      picture.replace('<path', '<!-- Layer 1 --><path'),
    ]) {
      expect(plainSvg(exported), exported).toBe(picture);
      expect(isSafeSvg(plainSvg(exported))).toBe(true);
    }
  });

  it('leaves everything that could do something for the judge to refuse', () => {
    for (const bad of [
      `<!DOCTYPE svg [<!ENTITY evil SYSTEM "file:///etc/passwd">]>${svg('<text>&evil;</text>')}`,
      `<!DOCTYPE html>${svg('')}`,
      `${header}<?xml-stylesheet href="https://evil.test/x.xsl"?>${svg('')}`,
      `${header}${header}${svg('')}`,
      svg('<?xml version="1.0"?>'),
      svg('<scr<!-- -->ipt>alert(1)</scr<!-- -->ipt>'),
      svg('<!-- a -- b -->'),
      svg('<!-- never ends'),
      svg('<![CDATA[<script>alert(1)</script>]]>'),
    ])
      expect(isSafeSvg(plainSvg(bad)), bad).toBe(false);
  });

  it('keeps nothing of a comment, whatever stands in it', () => {
    expect(plainSvg(svg('<!--><script>alert(1)</script>-->'))).toBe(svg(''));
  });

  it.each([
    (n: number) => '<!--'.repeat(n),
    (n: number) => '<!-- -'.repeat(n),
    (n: number) => `<?xml ${' '.repeat(n * 4)}`,
    (n: number) => '<!DOCTYPE svg'.repeat(n),
  ])('takes time in proportion to a text made to be slow: %s', (hostile) => {
    const timeOf = (n: number) => {
      const before = performance.now();
      plainSvg(hostile(n));
      return performance.now() - before;
    };
    const fastest = (n: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(n)));
    // 16 times the text takes 16 times as long when parsing is linear, 256 times when it is quadratic.
    expect(fastest(16_000) / Math.max(fastest(1000), 0.05)).toBeLessThan(100);
  });
});
