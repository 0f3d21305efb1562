import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { Email } from '@quayside/contract/kernel/shapes';
import type { RegisterInput } from '@quayside/contract/accounts/accounts.schemas';
import { useClient } from '@quayside/ui/kernel/context';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

const PAUSE_MS = 500;

/** Shows while typing that an email already has an account (D-89). The registration itself checks again. */
export function useEmailCheck(form: FormInstance<z.input<typeof RegisterInput>>): void {
  const { t } = useTranslation('fields');
  const client = useClient();
  const typed: unknown = Form.useWatch('email', form);
  // Debounced; a response to an earlier input is dropped (race).
  useEffect(() => {
    const email = Email.safeParse(typed);
    if (!email.success) return;
    const asked = new AbortController();
    const ask = async () => {
      const { is_exist } = await client.send(accountsCalls.checkEmail, { email: email.data }, { signal: asked.signal });
      if (is_exist === 1) form.setFields([{ name: 'email', errors: [t('accounts.email_taken')] }]);
    };
    // A failed check must not block the registration.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [typed, client, form, t]);
}
