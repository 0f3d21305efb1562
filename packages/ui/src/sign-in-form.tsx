import { LoginInput } from '@quayside/contract/sessions/sessions.calls';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, RefusedError } from './kernel/errors.ts';
import { useFailureText } from './kernel/failure.ts';
import { rememberedEmail, rememberEmail } from './kernel/remembered-email.ts';
import { createSchemaForm, showFieldErrors } from './schema-form.tsx';
import { TotpStep } from './totp-step.tsx';

const SignIn = createSchemaForm(LoginInput);
type Credentials = { email: string; password: string; remember: 0 | 1; totp?: string | undefined };

export type SignInFormProps = {
  /** Asks the server; a refusal comes back as the error it throws. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** Why the person is here again, if they were sent. */
  notice?: string;
  noticeType?: 'info' | 'success';
  /** The address they just registered with, if they did. */
  email?: string;
  /** Stands beside "remember me". */
  beside?: ReactNode;
};

/** Sign-in for merchants and for staff alike. Asks for the second factor when the server wants one. */
export function SignInForm({ onSignIn, notice, noticeType = 'info', email, beside }: SignInFormProps) {
  const { t } = useTranslation('sessions');
  const [form] = SignIn.useForm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const textOf = useFailureText();
  const known = email ?? rememberedEmail();

  const submit = async (credentials: Credentials) => {
    setBusy(true);
    setFailure(null);
    try {
      rememberEmail(credentials.remember === 1 ? credentials.email : null);
      await onSignIn(credentials);
    } catch (error) {
      setBusy(false);
      if (error instanceof RefusedError && error.code === 'accounts.totp_required') return setAccepted(credentials);
      if (error instanceof RefusedError && error.fields.length > 0) showFieldErrors(form, error.fields);
      else if (!isSilent(error)) setFailure(textOf(error));
    }
  };
  if (accepted !== null) {
    const back = () => {
      setAccepted(null);
      setFailure(null);
    };
    return <TotpStep failure={failure} busy={busy} onCode={(totp) => void submit({ ...accepted, totp })} onBack={back} />;
  }
  return (
    <SignIn.Form
      form={form}
      size="large"
      requiredMark={false}
      initialValues={{ email: known, password: '', remember: known === '' ? 0 : 1 }}
      onSubmit={(values) => void submit(values)}
    >
      {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
      {failure === null && notice !== undefined && <Alert className="sign-in-alert" type={noticeType} showIcon title={notice} />}
      <SignIn.Item name="email" label={t('email')}>
        <Input type="email" autoComplete="username" inputMode="email" />
      </SignIn.Item>
      <SignIn.Item name="password" label={t('password')}>
        <Input.Password autoComplete="current-password" />
      </SignIn.Item>
      <div className="sign-in-line">
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
        {beside}
      </div>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {t('submit')}
      </Button>
    </SignIn.Form>
  );
}
