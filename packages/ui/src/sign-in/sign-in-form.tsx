import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { SignInField, SignInNotice, SignInPasswordField } from './fields.tsx';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';
import { TotpStep } from './totp-step.tsx';

type Credentials = { email: string; password: string; remember: 0 | 1; totp?: string | undefined };
const required = ['email', 'password'] as const;
type Missing = Partial<Record<(typeof required)[number], string>>;

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
export function SignInForm({ onSignIn, ...form }: SignInFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const textOf = useFailureText();

  const send = async (credentials: Credentials) => {
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
  if (accepted === null) return <CredentialsForm {...form} failure={failure} busy={busy} onSend={(given) => void send(given)} />;
  const back = () => {
    setAccepted(null);
    setFailure(null);
  };
  return <TotpStep failure={failure} busy={busy} onCode={(totp) => void send({ ...accepted, totp })} onBack={back} />;
}

type CredentialsFormProps = Omit<SignInFormProps, 'onSignIn'> & {
  failure: string | null;
  busy: boolean;
  onSend: (credentials: Credentials) => void;
};

/**
 * Plain HTML, and the fields keep their own values: the server sends this form with the page, and what is typed before the script
 * arrives stays. `post`: should it ever be sent without our script, the password does not stand in the address.
 */
function CredentialsForm({ failure, busy, onSend, notice, noticeType = 'info', email, beside }: CredentialsFormProps) {
  const { t } = useTranslation('sessions');
  const { t: tKernel } = useTranslation();
  const [missing, setMissing] = useState<Missing>({});
  const [known] = useState(() => email ?? rememberedEmail());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = read(form);
    const empty = required.filter((name) => given[name].trim() === '');
    setMissing(Object.fromEntries(empty.map((name) => [name, tKernel('validation.input', { label: t(name) })])));
    if (empty[0] === undefined) onSend(given);
    else form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus();
  };
  const field = (name: keyof Missing) => ({
    name,
    label: t(name),
    error: missing[name],
    onChange: () => missing[name] !== undefined && setMissing({ ...missing, [name]: undefined }),
    // The page has nothing else to do than to type here.
    autoFocus: (known === '') === (name === 'email'),
  });
  return (
    <form className="sign-in-form" method="post" noValidate onSubmit={submit}>
      {failure !== null && <SignInNotice type="error">{failure}</SignInNotice>}
      {failure === null && notice !== undefined && <SignInNotice type={noticeType}>{notice}</SignInNotice>}
      <SignInField {...field('email')} type="email" autoComplete="username" inputMode="email" defaultValue={known} />
      <SignInPasswordField {...field('password')} autoComplete="current-password" />
      <div className="sign-in-line">
        <label className="sign-in-check">
          <input type="checkbox" name="remember" defaultChecked={known !== ''} /> {t('remember')}
        </label>
        {beside}
      </div>
      <button type="submit" className="sign-in-button" aria-busy={busy || undefined}>
        {t('submit')}
      </button>
    </form>
  );
}

function read(form: HTMLFormElement): Credentials {
  const entered = new FormData(form);
  const text = (name: string) => String(entered.get(name) ?? '');
  return { email: text('email').trim().toLowerCase(), password: text('password'), remember: entered.has('remember') ? 1 : 0 };
}
