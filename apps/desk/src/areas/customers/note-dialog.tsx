import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { MAX_NOTE_LENGTH } from '@quayside/domain/customers/customer-rules';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useCan } from '@quayside/ui/kernel/context';
import { Alert, Checkbox, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const NoteForm = createSchemaForm(customersDeskCalls.addNote.input.pick({ body: true, is_pinned: true }));

export function NoteDialog({ customer_id, onClose }: { customer_id: number; onClose: () => void }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const [form] = NoteForm.useForm();
  const field = useRef<TextAreaRef>(null);
  const { save, failure, isSaving } = useSave(customersDeskCalls.addNote, ['customers', 'operation-log'], {
    form,
    saved: t('notes.saved'),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('notes.add')}
      okText={t('actions.save', { ns: 'kernel' })}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      <NoteForm.Form form={form} onSubmit={(note) => void save({ ...note, customer_id })}>
        <NoteForm.Item name="body" label={t('notes.body')} extra={t('notes.hint')}>
          <Input.TextArea rows={4} maxLength={MAX_NOTE_LENGTH} ref={field} />
        </NoteForm.Item>
        <NoteForm.Item name="is_pinned" label={t('notes.pin')} hideLabel valuePropName="checked">
          <Checkbox>{t('notes.pin')}</Checkbox>
        </NoteForm.Item>
      </NoteForm.Form>
    </Modal>
  );
}

const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"]';
const covering = '.ant-modal-wrap, .ant-drawer-open';

/** N writes a note from any tab of the page, outside of fields and dialogs. */
export function NoteKey({ customer_id }: { customer_id: number }) {
  const canWrite = useCan('desk.customers.notes');
  const [isOpen, setOpen] = useState(false);
  // On the document: no click into the page is needed first. A hidden page has no effects and therefore no listener.
  useEffect(() => {
    if (!canWrite) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target instanceof Element && target.closest(typing)) return;
      if ([...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [canWrite]);
  return isOpen && <NoteDialog customer_id={customer_id} onClose={() => setOpen(false)} />;
}
