import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { noticeExtensions } from './notice-extensions.ts';
import { RichTextTools } from './rich-text-tools.tsx';

type Props = {
  /** Said to screen readers: a label cannot point at what is no form control. */
  label: string;
  /** From the form. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
};

/** Formatted text as one field of a form; nothing written is an empty text. */
export function RichText({ label, id, value = '', onChange, onBlur }: Props) {
  /** What the editor shows, as the form knows it: its own HTML of the same text may be written differently. */
  const shown = useRef(value);
  const editor = useEditor({
    extensions: noticeExtensions,
    content: value,
    injectCSS: false, // the content policy refuses its style tag; notices.css has what it needs
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text-area', ...(id ? { id } : {}) },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      onChange?.(shown.current);
    },
    onBlur: () => onBlur?.(),
  });
  // The editor keeps its own document: it hears of a value only when somebody else has set one.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-text">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} className="rich-text-body" />
    </div>
  );
}
