import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeClosedIcon, EyeIcon } from './icons.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  name: string;
  label: string;
  /** What is wrong with the value; shown in place of a hint. */
  error?: string | undefined;
  /** Inside the field, at its end. */
  end?: ReactNode;
};

/** A native field: it takes what is typed before any script has come. */
export function SignInField({ name, label, error, end, ...input }: FieldProps) {
  const id = `sign-in-${name}`;
  return (
    <div className="sign-in-field" data-error={error === undefined ? undefined : true}>
      <label htmlFor={id}>{label}</label>
      <span className="sign-in-input">
        <input
          id={id}
          name={name}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        {end}
      </span>
      {error !== undefined && (
        <p className="sign-in-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function SignInPasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTranslation('sessions');
  const [isShown, setShown] = useState(false);
  const end = (
    <button
      type="button"
      className="sign-in-eye"
      aria-label={isShown ? t('hide_password') : t('show_password')}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeIcon /> : <EyeClosedIcon />}
    </button>
  );
  return <SignInField {...props} type={isShown ? 'text' : 'password'} end={end} />;
}

/** A message above the form. */
export function SignInNotice({ type, children }: { type: 'info' | 'success' | 'error'; children: ReactNode }) {
  return (
    <p className="sign-in-notice" data-type={type} role={type === 'error' ? 'alert' : undefined}>
      {children}
    </p>
  );
}
