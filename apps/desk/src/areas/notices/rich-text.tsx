import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
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
  const editor = useEditor({
    extensions: noticeExtensions,
    content: value,
    injectCSS: false, // the content policy refuses its style tag; notices.css has what it needs
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text-area', ...(id ? { id } : {}) },
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  // The editor keeps its own document: it hears of a value only when somebody else has set one.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-text">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} className="rich-text-body" />
    </div>
  );
}
