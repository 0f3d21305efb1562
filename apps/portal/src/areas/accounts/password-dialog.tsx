import { accountsCalls, PasswordChangeInput } from '@quayside/contract/accounts/accounts.calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const Change = createSchemaForm(PasswordChangeInput);

/** The main account changes its password (USER-27 to USER-29): each error has its own text. Success shows the server's msg (USER-30). */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const [form] = Change.useForm();
  const { save, isSaving } = useSave(accountsCalls.updatePassword, ['accounts'], {
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
          extra={t('register.password_hint')}
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
