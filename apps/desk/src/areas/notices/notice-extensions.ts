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
