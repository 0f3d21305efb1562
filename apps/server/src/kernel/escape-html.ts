const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes untrusted text (names, remarks) for mails and notices, so that it cannot contain HTML. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
