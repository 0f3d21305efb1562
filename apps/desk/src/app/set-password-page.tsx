import { StaffResetInput } from '@quayside/contract/kernel/own-account';
import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { usePublicSave } from '@quayside/ui/form/use-public-save';
import { useBrand } from '@quayside/ui/kernel/brand';
import { useTitle } from '@quayside/ui/kernel/page-title';
import { SignInLayout } from '@quayside/ui/sign-in/sign-in-layout';
import '@quayside/ui/sign-in/sign-in.css';
import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useDeskPitch } from './use-desk-pitch.ts';

const Reset = createSchemaForm(StaffResetInput);

/** Target of the link in an invitation: the person sets their own password. */
export function SetPasswordPage() {
  const { t } = useTranslation(['sessions', 'accounts', 'staff']);
  const site = useBrand(({ brand }) => brand.site_name);
  const pitch = useDeskPitch();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const [form] = Reset.useForm();
  useTitle(t('set_password.title'), site);
  const { save, isSaving, failure } = usePublicSave(staffDeskCalls.acceptLink, {
    form,
    onSaved: () => void navigate(sessionPaths.afterReset, { replace: true }),
  });
  return (
    <SignInLayout site={site} title={t('set_password.title')} lead={t('set_password.lead')} pitch={pitch}>
      <Reset.Form
        form={form}
        size="large"
        requiredMark={false}
        initialValues={{ token }}
        onSubmit={(values) => void save({ ...values, token })}
      >
        {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
        <Reset.Item name="token" label="" hideLabel hidden>
          <Input />
        </Reset.Item>
        <Reset.Item name="password" label={t('forget.password', { ns: 'accounts' })} extra={t('new_password_hint', { ns: 'staff' })}>
          <Input.Password autoComplete="new-password" />
        </Reset.Item>
        <Reset.Item name="confirm_password" label={t('forget.confirm_password', { ns: 'accounts' })} dependencies={['password']}>
          <Input.Password autoComplete="new-password" />
        </Reset.Item>
        <Button type="primary" htmlType="submit" block loading={isSaving}>
          {t('set_password.submit')}
        </Button>
      </Reset.Form>
      <p className="sign-in-switch">
        <Link to={sessionPaths.login}>{t('set_password.back')}</Link>
      </p>
    </SignInLayout>
  );
}
