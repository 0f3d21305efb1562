import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { Email } from '@quayside/contract/kernel/shapes';
import type { RegisterInput } from '@quayside/contract/accounts/accounts.schemas';
import { useClient } from '@quayside/ui/kernel/context';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

const PAUSE_MS = 500;

/** Says while one types that an address already has an account (D-89). The registration itself asks again. */
export function useEmailCheck(form: FormInstance<z.input<typeof RegisterInput>>): void {
  const { t } = useTranslation('fields');
  const client = useClient();
  const typed: unknown = Form.useWatch('email', form);
  // The server is asked when the person pauses, and an answer to what was typed before is dropped.
  useEffect(() => {
    const email = Email.safeParse(typed);
    if (!email.success) return;
    const asked = new AbortController();
    const ask = async () => {
      const { is_exist } = await client.send(accountsCalls.checkEmail, { email: email.data }, { signal: asked.signal });
      if (is_exist === 1) form.setFields([{ name: 'email', errors: [t('accounts.email_taken')] }]);
    };
    // No answer is no reason to stop anybody.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [typed, client, form, t]);
}
