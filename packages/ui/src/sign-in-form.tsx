import { LoginInput } from '@quayside/contract/sessions/sessions.calls';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, RefusedError } from './kernel/errors.ts';
import { useFailureText } from './kernel/failure.ts';
import { rememberedEmail, rememberEmail } from './kernel/remembered-email.ts';
import { createSchemaForm, showFieldErrors } from './schema-form.tsx';

const SignIn = createSchemaForm(LoginInput);
type Credentials = { email: string; password: string; remember: 0 | 1 };

export type SignInFormProps = {
  /** Asks the server; a refusal comes back as the error it throws. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** Why the person is here again, if they were sent. */
  notice?: string;
};

/** Sign-in for merchants and for staff alike. */
export function SignInForm({ onSignIn, notice }: SignInFormProps) {
  const { t } = useTranslation('sessions');
  const [form] = SignIn.useForm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const textOf = useFailureText();
  const known = rememberedEmail();

  const submit = async (credentials: Credentials) => {
    setBusy(true);
    setFailure(null);
    try {
      rememberEmail(credentials.remember === 1 ? credentials.email : null);
      await onSignIn(credentials);
    } catch (error) {
      if (error instanceof RefusedError && error.fields.length > 0) showFieldErrors(form, error.fields);
      else if (!isSilent(error)) setFailure(textOf(error));
      setBusy(false);
    }
  };

  return (
    <SignIn.Form
      form={form}
      size="large"
      requiredMark={false}
      initialValues={{ email: known, password: '', remember: known === '' ? 0 : 1 }}
      onSubmit={(values) => void submit(values)}
    >
      {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
      {failure === null && notice !== undefined && <Alert className="sign-in-alert" type="info" showIcon title={notice} />}
      <SignIn.Item name="email" label={t('email')}>
        <Input type="email" autoComplete="username" inputMode="email" />
      </SignIn.Item>
      <SignIn.Item name="password" label={t('password')}>
        <Input.Password autoComplete="current-password" />
      </SignIn.Item>
      <SignIn.Item
        name="remember"
        label={t('remember')}
        hideLabel
        valuePropName="checked"
        getValueProps={(value: unknown) => ({ checked: value === 1 })}
        normalize={(checked: unknown) => (checked ? 1 : 0)}
      >
        <Checkbox>{t('remember')}</Checkbox>
      </SignIn.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {t('submit')}
      </Button>
    </SignIn.Form>
  );
}
