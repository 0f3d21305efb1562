import { AccountResetInput, accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { accountPaths } from '@quayside/contract/accounts/accounts.paths';
import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { PublicLayout } from '@quayside/ui/sign-in/public-layout';
import { usePublicSave } from '@quayside/ui/form/use-public-save';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';

const Ask = createSchemaForm(accountsCalls.sendResetEmail.input);
const Reset = createSchemaForm(AccountResetInput);

/** Password reset: the email first (AUTH-13); with the mailed link, the new password (AUTH-14). */
export function ForgetPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null || token === '' ? <AskForLink /> : <SetPassword token={token} />;
}

function AskForLink() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [form] = Ask.useForm();
  const { save, isSaving, failure } = usePublicSave(accountsCalls.sendResetEmail, {
    form,
    onSaved: (_done, { email }) => void navigate(accountPaths.sendEmail, { state: { email } }),
  });
  return (
    <PublicLayout title={t('forget.title')} lead={t('forget.lead')}>
      <Ask.Form form={form} size="large" requiredMark={false} onSubmit={(values) => void save(values)}>
        {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
        <Ask.Item name="email" label={t('forget.email')}>
          <Input type="email" autoComplete="username" inputMode="email" />
        </Ask.Item>
        <Button type="primary" htmlType="submit" block loading={isSaving}>
          {t('forget.submit')}
        </Button>
      </Ask.Form>
      <p className="sign-in-switch">
        <Link to={sessionPaths.login}>{t('forget.back')}</Link>
      </p>
    </PublicLayout>
  );
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [form] = Reset.useForm();
  const { save, isSaving, failure } = usePublicSave(accountsCalls.resetPassword, {
    form,
    onSaved: () => void navigate(sessionPaths.afterReset, { replace: true }),
  });
  return (
    <PublicLayout title={t('forget.new_title')} lead={t('forget.new_lead')}>
      <Reset.Form
        form={form}
        size="large"
        requiredMark={false}
        initialValues={{ token, end_other_access: 1 }}
        onSubmit={(values) => void save({ ...values, token })}
      >
        {failure !== null && (
          <Alert
            className="sign-in-alert"
            type="error"
            showIcon
            role="alert"
            title={failure}
            action={<Link to={accountPaths.forget}>{t('forget.again')}</Link>}
          />
        )}
        <Reset.Item name="token" label="" hideLabel hidden>
          <Input />
        </Reset.Item>
        <Reset.Item name="password" label={t('forget.password')} extra={t('register.password_hint')}>
          <Input.Password autoComplete="new-password" />
        </Reset.Item>
        <Reset.Item name="confirm_password" label={t('forget.confirm_password')} dependencies={['password']}>
          <Input.Password autoComplete="new-password" />
        </Reset.Item>
        <Reset.Item
          name="end_other_access"
          label={t('forget.end_other_access')}
          hideLabel
          valuePropName="checked"
          getValueProps={(value: unknown) => ({ checked: value === 1 })}
          normalize={(checked: unknown) => (checked ? 1 : 0)}
          extra={t('forget.end_other_access_hint')}
        >
          <Checkbox>{t('forget.end_other_access')}</Checkbox>
        </Reset.Item>
        <Button type="primary" htmlType="submit" block loading={isSaving}>
          {t('forget.new_submit')}
        </Button>
      </Reset.Form>
      <p className="sign-in-switch">
        <Link to={sessionPaths.login}>{t('forget.back')}</Link>
      </p>
    </PublicLayout>
  );
}
