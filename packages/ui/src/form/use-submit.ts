import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { showFieldErrors } from './schema-form.tsx';
import { useClient } from '../kernel/context.ts';
import { isSilent, RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure.ts';

/** Sends a form before the sign-in, where nothing is cached yet. What is refused shows at its fields, else above the form. */
export function useSubmit<C extends Call>(call: C, form: FormInstance, onDone: (content: OutputOf<C>, input: InputOf<C>) => void) {
  const client = useClient();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (input: InputOf<C>) => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await client.send(call, input), input);
    } catch (error) {
      if (isSilent(error)) return;
      const rest = error instanceof RefusedError ? showFieldErrors(form, error.fields) : [];
      const shownAtFields = error instanceof RefusedError && error.fields.length > 0 && rest.length === 0;
      if (!shownAtFields) setFailure(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, failure };
}
