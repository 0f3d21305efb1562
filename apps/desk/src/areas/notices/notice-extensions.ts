import StarterKit from '@tiptap/starter-kit';

/** Links in a notice are external and https only. */
export function isHttps(address: string): boolean {
  return /^https:\/\/[^\s"'<>]{3,}$/i.test(address.trim()) && URL.canParse(address.trim());
}

/** The editor's formats: the same the server accepts. */
export const noticeExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isHttps(address),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];

/** A page of the portal: one slash, then a letter, as on the server. */
export function isOwnPage(address: string): boolean {
  return /^\/[a-z][a-z0-9/_-]*(\?[a-z0-9=&_-]*)?$/i.test(address.trim());
}

/** Help articles also have code, and links to pages of the portal. */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isHttps(address) || isOwnPage(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
