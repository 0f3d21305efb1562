import type { Language } from '@quayside/i18n/languages';
import { escapeHtml } from '#server/kernel/escape-html.ts';

export type Brand = { readonly site_name: string; readonly color: string; readonly website: string };

/** The parts of a mail as plain text: the layout escapes all of them. */
export type MailParts = {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string; readonly hint: string } | null;
  readonly note: string | null;
  readonly footer: string;
};

const htmlLang = { en: 'en', zh_CN: 'zh-CN' } as const satisfies Record<Language, string>;
const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif";

// All mail clients support tables and inline styles. Those that support media queries use this for dark mode.
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #14171c !important; }
  .sheet { background: #1f242b !important; }
  .words { color: #e6e9ee !important; }
  .faint, .faint a { color: #9aa4b1 !important; }
  .rule { border-color: #353c46 !important; }
}`;

export function htmlOf(parts: MailParts, brand: Brand): string {
  const color = colorOf(brand);
  const site = escapeHtml(brand.site_name);
  const words = `margin:0 0 16px;font-size:16px;line-height:26px;color:#1d2129`;
  const lines = [parts.greeting, ...parts.paragraphs].map((line) => `<p class="words" style="${words}">${escapeHtml(line)}</p>`);
  return `<!doctype html>
<html lang="${htmlLang[parts.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f4f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f7;font-family:${escapeHtml(FONT)}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px;text-align:left">
<tr><td style="padding:20px 32px;background:${color};border-radius:8px 8px 0 0;font-size:18px;font-weight:600;color:${inkOn(color)}">${site}</td></tr>
<tr><td style="padding:32px 32px 16px">
${lines.join('\n')}
${buttonOf(parts, color)}${noteOf(parts)}</td></tr>
<tr><td class="faint rule" style="padding:16px 32px 24px;border-top:1px solid #e5e8ee;font-size:13px;line-height:20px;color:#6b7685">${escapeHtml(parts.footer)}<br>${linkTo(brand)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The same text in the same order, for clients that show no HTML. */
export function textOf(parts: MailParts, brand: Brand): string {
  const { greeting, paragraphs, button, note, footer } = parts;
  const blocks = [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), ...(note === null ? [] : [note])];
  return `${blocks.join('\n\n')}\n\n-- \n${brand.site_name}\n${brand.website}\n${footer}\n`;
}

function buttonOf({ button }: MailParts, color: string): string {
  if (!button) return '';
  const look = `display:inline-block;padding:12px 24px;font-size:16px;font-weight:600;text-decoration:none;color:${inkOn(color)}`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td style="background:${color};border-radius:6px"><a href="${escapeHtml(button.url)}" style="${look}">${escapeHtml(button.label)}</a></td></tr></table>
<p class="faint" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#6b7685;word-break:break-all">${escapeHtml(button.hint)}</p>
`;
}

function noteOf({ note }: MailParts): string {
  if (note === null) return '';
  return `<p class="faint" style="margin:0 0 16px;font-size:14px;line-height:22px;color:#6b7685">${escapeHtml(note)}</p>\n`;
}

function linkTo({ website }: Brand): string {
  if (!/^https?:\/\//.test(website)) return escapeHtml(website);
  return `<a href="${escapeHtml(website)}" style="color:#6b7685">${escapeHtml(website)}</a>`;
}

/** The colour is inserted into a style attribute unescaped, so it is validated. */
function colorOf({ color }: Brand): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : '#1f5eff';
}

/** White or black, whichever has the better contrast on the brand's colour (WCAG luminance). */
function inkOn(color: string): '#ffffff' | '#000000' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
