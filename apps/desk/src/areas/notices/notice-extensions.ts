import StarterKit from '@tiptap/starter-kit';

/** A notice leads to other sites only, and only over a safe line. */
export function isHttps(address: string): boolean {
  return /^https:\/\/[^\s"'<>]{3,}$/i.test(address.trim()) && URL.canParse(address.trim());
}

/** What a notice can be made of: the same the server lets through. */
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
