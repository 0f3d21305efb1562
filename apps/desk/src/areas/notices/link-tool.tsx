import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input, Popover, Tooltip, type InputRef } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHttps, isOwnPage } from './notice-extensions.ts';

type LinkToolProps = { editor: Editor; isOn: boolean; takesPages: boolean };

/** Sets or removes the link of the selected text. Only https is allowed, and pages of the portal in articles, as on the server. */
export function LinkTool({ editor, isOn, takesPages }: LinkToolProps) {
  const { t } = useTranslation('desk-notices');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      destroyOnHidden
      content={<LinkForm editor={editor} takesPages={takesPages} onDone={() => setOpen(false)} />}
    >
      <Tooltip title={isOpen ? '' : t('editor.link')}>
        <Button
          type="text"
          size="small"
          className="rich-text-tool"
          icon={<LinkOutlined aria-hidden />}
          aria-label={t('editor.link')}
          aria-pressed={isOn}
          aria-expanded={isOpen}
        />
      </Tooltip>
    </Popover>
  );
}

/** Focuses the input when it opens. */
const focusAtOnce = (input: InputRef | null) => input?.focus({ preventScroll: true });

function LinkForm({ editor, takesPages, onDone }: { editor: Editor; takesPages: boolean; onDone: () => void }) {
  const { t } = useTranslation('desk-notices');
  const id = useId();
  const known: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof known === 'string' ? known : 'https://');
  const [problem, setProblem] = useState<string | null>(null);
  const isInLink = editor.isActive('link');
  const apply = () => {
    const isGood = isHttps(address) || (takesPages && isOwnPage(address));
    if (!isGood) return setProblem(t(takesPages ? 'editor.https_or_page' : 'editor.https_only'));
    if (editor.state.selection.empty && !isInLink) return setProblem(t('editor.select_first'));
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className="link-form">
      <label htmlFor={id}>{t('editor.address')}</label>
      <Input
        id={id}
        ref={focusAtOnce}
        value={address}
        {...(problem === null ? {} : { status: 'error' as const })}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setAddress(event.target.value)}
        onPressEnter={(event) => {
          // Enter must not submit the form around the editor.
          event.preventDefault();
          apply();
        }}
      />
      <p id={`${id}-fault`} className="field-error" role="alert">
        {problem}
      </p>
      <div className="link-form-actions">
        {isInLink && (
          <Button size="small" onClick={remove}>
            {t('editor.remove')}
          </Button>
        )}
        <Button size="small" onClick={apply}>
          {t('editor.apply')}
        </Button>
      </div>
    </div>
  );
}
