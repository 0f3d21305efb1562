import { PasswordChangeInput, type OwnAccountCalls } from '@quayside/contract/kernel/own-account';
import { createSchemaForm } from '../form/schema-form.tsx';
import { useSave } from '../form/use-save.ts';
import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const Change = createSchemaForm(PasswordChangeInput);

type PasswordDialogProps = {
  calls: OwnAccountCalls;
  open: boolean;
  /** The rule for new passwords, where it differs. */ hint?: string;
  onClose: () => void;
};

/** A person changes their own password (USER-27 to USER-29): each error has its own text. Success shows the server's msg (USER-30). */
export function PasswordDialog({ calls, open, hint, onClose }: PasswordDialogProps) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const [form] = Change.useForm();
  const { save, isSaving } = useSave(calls.updatePassword, [calls.updatePassword.area], {
    form,
    summary: 'message',
    saved: (_content, msg) => msg,
    onSaved: onClose,
  });
  return (
    <Modal
      open={open}
      title={t('password.title')}
      width={440}
      okText={t('password.submit')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Change.Form form={form} preserve={false} requiredMark={false} validateTrigger="onBlur" onSubmit={(values) => void save(values)}>
        <Change.Item name="current_pwd" label={t('password.current_pwd')} emptyText={t('password.empty.current_pwd')}>
          <Input.Password autoComplete="current-password" />
        </Change.Item>
        <Change.Item
          name="new_pwd"
          label={t('password.new_pwd')}
          emptyText={t('password.empty.new_pwd')}
          extra={hint ?? t('register.password_hint')}
        >
          <Input.Password autoComplete="new-password" />
        </Change.Item>
        <Change.Item
          name="confirm_new_pwd"
          label={t('password.confirm_new_pwd')}
          emptyText={t('password.empty.confirm_new_pwd')}
          dependencies={['new_pwd']}
        >
          <Input.Password autoComplete="new-password" />
        </Change.Item>
      </Change.Form>
    </Modal>
  );
}
