import { Alert, Button, Input } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { totpDigits } from '../kernel/totp-code.ts';

type TotpStepProps = { failure: string | null; busy: boolean; onCode: (code: string) => void; onBack: () => void };

/** The second step of sign-in: the TOTP code, after a correct password. */
export function TotpStep({ failure, busy, onCode, onBack }: TotpStepProps) {
  const { t } = useTranslation('sessions');
  const [code, setCode] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code !== '') onCode(code);
  };
  return (
    <form className="totp-step" onSubmit={send}>
      {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
      <p className="totp-lead">{t('totp_lead')}</p>
      <label className="totp-field">
        <span>{t('totp')}</span>
        <Input
          size="large"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step replaces the form the person has just sent: they go on typing
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(totpDigits(event.target.value))}
        />
      </label>
      <Button type="primary" size="large" htmlType="submit" block loading={busy} disabled={code.length < 6}>
        {t('totp_submit')}
      </Button>
      <Button type="link" block onClick={onBack}>
        {t('totp_back')}
      </Button>
    </form>
  );
}
