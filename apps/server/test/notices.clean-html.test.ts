import { describe, expect, it } from 'vitest';
import { cleanHtml, hasWords } from '#server/kernel/clean-html.ts';

describe('cleanHtml', () => {
  it('keeps what a notice is made of', () => {
    const good = '<h2>Hours</h2><p>We <strong>work</strong> on:<br />as <em>ever</em></p><ul><li>one</li><li>two</li></ul>';
    expect(cleanHtml(good)).toBe(good);
    const table = '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>1</td><td rowspan="2">2</td></tr></tbody></table>';
    expect(cleanHtml(table)).toBe(table);
  });

  it('allows only https links, opened in a new window', () => {
    expect(cleanHtml('<a href="https://a.test/x?b=1&amp;c=2" onclick="x()" style="x" class="y">go</a>')).toBe(
      '<a href="https://a.test/x?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">go</a>',
    );
    for (const href of [
      'http://a.test',
      '//a.test',
      '/inside',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.test',
      'vbscript:x',
      '#x',
    ])
      expect(cleanHtml(`<a href="${href}">go</a>`)).toBe('<a>go</a>');
  });

  it('closes open tags and drops stray end tags', () => {
    expect(cleanHtml('<p><b>bold')).toBe('<p><b>bold</b></p>');
    expect(cleanHtml('a</b></div>b')).toBe('ab');
    expect(cleanHtml('<b><i>x</b>y</i>')).toBe('<b><i>x</i></b>y');
  });

  it('leaves plain text unchanged, whatever it looks like', () => {
    expect(cleanHtml('a < b && c > d')).toBe('a &lt; b &amp;&amp; c &gt; d');
    expect(cleanHtml('&lt;script&gt; &eacute; &#233; &nbsp; &')).toBe('&lt;script&gt; é é \u00a0 &amp;');
    expect(cleanHtml('中文 5 <6')).toBe('中文 5 &lt;6');
  });

  it('keeps the text of an unknown element, and nothing of one whose content is not text (script, style)', () => {
    expect(cleanHtml('<article><font color="red">x</font></article>')).toBe('x');
    expect(cleanHtml('a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->e<iframe src="https://x">f</iframe>g')).toBe('abceg');
    expect(cleanHtml('a<script>never closed')).toBe('a');
  });

  it('is not fooled by depth', () => {
    const deep = cleanHtml(`${'<div>'.repeat(5000)}x`);
    expect(deep).toBe(`${'<div>'.repeat(50)}x${'</div>'.repeat(50)}`);
  });

  it('is idempotent: a second time changes nothing', () => {
    for (const attack of attacks()) expect(cleanHtml(cleanHtml(attack))).toBe(cleanHtml(attack));
  });

  it.each(attacks())('runs nothing: %s', (attack) => {
    const clean = cleanHtml(attack);
    // Only tags that we write ourselves are left.
    const rest = clean.replace(
      /<(?:br|hr) \/>|<\/?(?:p|h[1-6]|b|strong|i|em|u|s|sub|sup|ul|ol|li|blockquote|code|pre|table|thead|tbody|tr|div|span)>|<\/?(?:a|td|th)>|<t[dh](?: (?:col|row)span="\d+")+>|<a href="https:\/\/[^"<>\s]+" target="_blank" rel="noopener noreferrer">/g,
      '',
    );
    expect(rest).not.toMatch(/[<>]/);
  });
});

describe('hasWords', () => {
  it('tells whether anything can be read', () => {
    expect([hasWords('<p>x</p>'), hasWords('<p> &nbsp;<br></p>'), hasWords('')]).toEqual([true, false, false]);
  });
});

/** From OWASP's filter evasion cheat sheet, and payloads known to pass other sanitizers. */
function attacks(): string[] {
  return [
    '<SCRIPT SRC=https://evil.test/xss.js></SCRIPT>',
    '<IMG SRC="javascript:alert(1);">',
    '<IMG SRC=JaVaScRiPt:alert(1)>',
    '<IMG SRC=`javascript:alert("x")`>',
    '<a onmouseover="alert(document.cookie)">x</a>',
    '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
    '<IMG SRC=# onmouseover="alert(1)">',
    '<IMG SRC=/ onerror="alert(1)"></img>',
    '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097">',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">x</a>',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1)">x</a>',
    '<a href="jav\tascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="jav&#x0A;ascript:alert(1)">x</a>',
    '<a href="&NewLine;javascript&colon;alert(1)">x</a>',
    '<a href=" &#14;  javascript:alert(1);">x</a>',
    '<a href="java\0script:alert(1)">x</a>',
    '<SCRIPT/XSS SRC="https://evil.test/xss.js"></SCRIPT>',
    '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert(1)>',
    '<SCRIPT/SRC="https://evil.test/xss.js"></SCRIPT>',
    '<<SCRIPT>alert("x");//\\<</SCRIPT>',
    '<SCRIPT SRC=https://evil.test/xss.js?< B >',
    '<SCRIPT SRC=//evil.test/.j>',
    '<IMG SRC="`<javascript:alert>`(1)"',
    '<iframe src=https://evil.test/scriptlet.html <',
    '</TITLE><SCRIPT>alert(1);</SCRIPT>',
    '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
    '<BODY BACKGROUND="javascript:alert(1)">',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
    '<STYLE>@import"https://evil.test/xss.css";</STYLE>',
    '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
    '<DIV STYLE="background-image: url(javascript:alert(1))">',
    '<DIV STYLE="width: expression(alert(1));">',
    '<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!---><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<BASE HREF="javascript:alert(1);//">',
    '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.test/x"></OBJECT>',
    '<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" AllowScriptAccess="always"></EMBED>',
    '<XML ID=I><X><C><![CDATA[<IMG SRC="javas]]><![CDATA[cript:alert(1);">]]></C></X></XML>',
    '<? echo("<SCR)"; echo("IPT>alert(1)</SCRIPT>"); ?>',
    '<A HREF="https://evil.test" "><script>alert(1)</script>">x</A>',
    '<a href="https://ok.test/\'onclick=alert(1)//">x</a>',
    '<a href=\'https://ok.test/"onclick="alert(1)\'>x</a>',
    '<a title="<a href=https://x onclick=alert(1)>" href="https://ok.test">x</a>',
    '<p/onclick=alert(1)>x',
    '<p onclick\n=\n"alert(1)">x</p>',
    '<template><script>alert(1)</script></template>',
    '<textarea><script>alert(1)</script></textarea>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<plaintext><script>alert(1)</script>',
    '<details open ontoggle=alert(1)>x</details>',
    '<video><source onerror="alert(1)"></video>',
    '<table><td colspan="1" rowspan="1&quot; onclick=alert(1)">x</td></table>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<p <script>alert(1)</script>>x',
    '<ScRiPt >alert(1)</sCrIpT >',
  ];
}
