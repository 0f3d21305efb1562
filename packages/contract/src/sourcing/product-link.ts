/**
 * Whether a link leads to a page on the public web. The server never opens it, but people do: other schemes, addresses of machines and
 * names of a local network are refused, in every spelling a browser accepts.
 */
export function isPublicLink(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  // The parser writes every spelling of an IPv4 address (hex, octal, one number) as four numbers.
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host);
  const isLocal = !host.includes('.') || /\.(?:local|localhost|internal|lan|home|corp|intranet|arpa|test|invalid)$/.test(host);
  return !isAddress && !isLocal;
}
