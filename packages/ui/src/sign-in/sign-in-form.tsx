import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';
import { TotpStep } from './totp-step.tsx';

type Credentials = { email: string; password: string; remember: 0 | 1; totp?: string | undefined };

export type SignInFormProps = {
  /** Calls the server; throws the refusal. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** Why the user was sent back to sign-in, if so. */
  notice?: string;
  noticeType?: 'info' | 'success';
  /** The email just registered with, if any. */
  email?: string;
  /** Shown beside "remember me". */
  beside?: ReactNode;
};

/** Sign-in for merchants and staff. Shows the second-factor step when the server requires one. */
export function SignInForm({ onSignIn, notice, noticeType = 'info', email, beside }: SignInFormProps) {
  const { t } = useTranslation('sessions');
  const [form] = Form.useForm<Credentials>();
  const id = useId();
  const required = useRequired();
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
      if (!isSilent(error)) setFailure(textOf(error));
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
    <Form<Credentials>
      name={id}
      layout="vertical"
      form={form}
      size="large"
      requiredMark={false}
      initialValues={{ email: known, password: '', remember: known === '' ? 0 : 1 }}
      onFinish={(values) => void submit({ ...values, email: values.email.trim().toLowerCase() })}
    >
      {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
      {failure === null && notice !== undefined && <Alert className="sign-in-alert" type={noticeType} showIcon title={notice} />}
      <Form.Item name="email" label={t('email')} rules={[required(t('email'))]}>
        <Input type="email" autoComplete="username" inputMode="email" />
      </Form.Item>
      <Form.Item name="password" label={t('password')} rules={[required(t('password'))]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <div className="sign-in-line">
        <Remember />
        {beside}
      </div>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {t('submit')}
      </Button>
    </Form>
  );
}

function Remember() {
  const { t } = useTranslation('sessions');
  return (
    <Form.Item
      name="remember"
      valuePropName="checked"
      getValueProps={(value: unknown) => ({ checked: value === 1 })}
      normalize={(checked: unknown) => (checked ? 1 : 0)}
    >
      <Checkbox>{t('remember')}</Checkbox>
    </Form.Item>
  );
}

/** Sign-in has two fields and the server validates them: loading a schema first would delay the page (SHELL-66). */
function useRequired() {
  const { t } = useTranslation();
  return (label: string) => ({ required: true, whitespace: true, message: t('validation.input', { label }) });
}
