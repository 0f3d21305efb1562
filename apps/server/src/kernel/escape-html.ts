const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Names of customers and goods, and what people remark, are anybody's text: in a mail or a notice they are words and never marks. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
