import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTool } from './link-tool.tsx';

/** The editor's toolbar. Each button shows whether its format is on. */
export function RichTextTools({ editor, kind }: { editor: Editor; kind: 'notice' | 'article' }) {
  const { t } = useTranslation('desk-notices');
  const now = useEditorState({ editor, selector: ({ editor: current }) => standing(current) });
  const run = () => editor.chain().focus();
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={t('editor.toolbar')}>
      <Tool label={t('editor.bold')} icon={<BoldOutlined aria-hidden />} isOn={now.bold} onClick={() => run().toggleBold().run()} />
      <Tool label={t('editor.italic')} icon={<ItalicOutlined aria-hidden />} isOn={now.italic} onClick={() => run().toggleItalic().run()} />
      <Tool
        label={t('editor.heading')}
        icon={<b className="rich-text-sign" data-level="1" aria-hidden />}
        isOn={now.heading}
        onClick={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        label={t('editor.subheading')}
        icon={<b className="rich-text-sign" data-level="2" aria-hidden />}
        isOn={now.subheading}
        onClick={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Tool
        label={t('editor.bullets')}
        icon={<UnorderedListOutlined aria-hidden />}
        isOn={now.bullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <Tool
        label={t('editor.numbers')}
        icon={<OrderedListOutlined aria-hidden />}
        isOn={now.numbers}
        onClick={() => run().toggleOrderedList().run()}
      />
      {kind === 'article' && (
        <Tool label={t('editor.code')} icon={<CodeOutlined aria-hidden />} isOn={now.code} onClick={() => run().toggleCodeBlock().run()} />
      )}
      <LinkTool editor={editor} isOn={now.link} takesPages={kind === 'article'} />
      <span className="rich-text-gap" />
      <Tool label={t('editor.undo')} icon={<UndoOutlined aria-hidden />} disabled={!now.canUndo} onClick={() => run().undo().run()} />
      <Tool label={t('editor.redo')} icon={<RedoOutlined aria-hidden />} disabled={!now.canRedo} onClick={() => run().redo().run()} />
    </div>
  );
}

function standing(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    code: editor.isActive('codeBlock'),
    link: editor.isActive('link'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

type ToolProps = { label: string; icon: ReactNode; isOn?: boolean; disabled?: boolean; onClick: () => void };

function Tool({ label, icon, isOn, disabled = false, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        className="rich-text-tool"
        icon={icon}
        aria-label={label}
        disabled={disabled}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        onClick={onClick}
      />
    </Tooltip>
  );
}
