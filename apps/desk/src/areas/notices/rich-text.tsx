import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { articleExtensions, noticeExtensions } from './notice-extensions.ts';
import { RichTextTools } from './rich-text-tools.tsx';

type Props = {
  /** For screen readers: a label cannot reference an element that is not a form control. */
  label: string;
  /** An article has code and links to pages of the portal, a notice has neither. */
  kind?: 'notice' | 'article';
  /** From the form. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
};

/** Rich text as one form field; no content is an empty string. */
export function RichText({ label, kind = 'notice', id, value = '', onChange, onBlur }: Props) {
  /** The form's current value: the editor may serialize the same text to different HTML. */
  const shown = useRef(value);
  const editor = useEditor({
    extensions: kind === 'article' ? articleExtensions : noticeExtensions,
    content: value,
    injectCSS: false, // the CSP blocks its style tag; notices.css has what it needs
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text-area', ...(id ? { id } : {}) },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      onChange?.(shown.current);
    },
    onBlur: () => onBlur?.(),
  });
  // The editor has its own document: it is updated only when the value was set from outside.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-text">
      <RichTextTools editor={editor} kind={kind} />
      <EditorContent editor={editor} className="rich-text-body" />
    </div>
  );
}
