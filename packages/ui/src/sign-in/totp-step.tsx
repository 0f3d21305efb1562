import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { totpDigits } from '../kernel/totp-code.ts';
import { SignInField, SignInNotice } from './fields.tsx';

type TotpStepProps = { failure: string | null; busy: boolean; onCode: (code: string) => void; onBack: () => void };

/** The second step of sign-in, after a correct password: the code of the app, or a recovery code. */
export function TotpStep({ failure, busy, onCode, onBack }: TotpStepProps) {
  const { t } = useTranslation('sessions');
  const [recovers, setRecovers] = useState(false);
  const [code, setCode] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code !== '' && !busy) onCode(code);
  };
  const change = () => {
    setCode('');
    setRecovers(!recovers);
  };
  return (
    <form className="totp-step" onSubmit={send}>
      {failure !== null && <SignInNotice type="error">{failure}</SignInNotice>}
      <p className="totp-lead">{recovers ? t('recovery_lead') : t('totp_lead')}</p>
      <SignInField
        key={recovers ? 'recovery' : 'app'}
        name="code"
        label={recovers ? t('recovery') : t('totp')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step replaces the form the person has just sent: they go on typing
        autoFocus
        {...(recovers ? { autoComplete: 'off' } : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(recovers ? event.target.value : totpDigits(event.target.value))}
      />
      <button type="submit" className="sign-in-button" aria-busy={busy || undefined} disabled={code.length < (recovers ? 16 : 6)}>
        {t('totp_submit')}
      </button>
      <button type="button" className="sign-in-text-button" onClick={change}>
        {recovers ? t('use_app') : t('use_recovery')}
      </button>
      <button type="button" className="sign-in-text-button" onClick={onBack}>
        {t('totp_back')}
      </button>
    </form>
  );
}
