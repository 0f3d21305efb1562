/** The words of user-written HTML, for a short preview. It is parsed into a document of its own: nothing in it runs or is fetched. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('script, style')) one.remove();
  // Paragraphs have nothing between them, so that their words would run together.
  for (const block of body.querySelectorAll('p, div, br, hr, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, th')) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
