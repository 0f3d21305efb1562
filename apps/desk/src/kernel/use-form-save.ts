import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import { isSilent, RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure';
import { useWrite } from '@quayside/ui/kernel/query';
import { showFieldErrors } from '@quayside/ui/form/schema-form';
import type { FormInstance } from 'antd';
import { useState } from 'react';

type Options<C extends Call> = {
  onDone: (content: OutputOf<C>) => void;
  /** The field a refusal is about that names none itself. */
  fieldOf?: (code: string, input: InputOf<C>) => string | undefined;
};

type Failure = { text: string; code: string | null };

/** Saves a form. What is refused shows at its fields; what no field stands for is told above the form. */
export function useFormSave<C extends Call>(call: C, areas: readonly string[], form: FormInstance, { onDone, fieldOf }: Options<C>) {
  const write = useWrite(call, areas, { silent: true, onFields: () => undefined });
  const textOf = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = async (input: InputOf<C>): Promise<void> => {
    setFailure(null);
    try {
      onDone(await write.mutateAsync(input));
    } catch (error) {
      if (isSilent(error)) return;
      const fields = error instanceof RefusedError ? fieldsOf(error, (code) => fieldOf?.(code, input)) : [];
      const left = showFieldErrors(form, fields);
      const code = error instanceof RefusedError ? error.code : null;
      if (fields.length === 0) setFailure({ text: textOf(error), code });
      else if (left.length > 0) setFailure({ text: left.map(({ msg }) => msg).join(' '), code });
    }
  };
  /** `refusal` is why the whole was refused, `forget` takes the failure away once it is dealt with. */
  return {
    save,
    failure: failure?.text ?? null,
    refusal: failure?.code ?? null,
    forget: () => setFailure(null),
    isSaving: write.isPending,
  };
}

function fieldsOf(error: RefusedError, fieldOf: (code: string) => string | undefined) {
  if (error.fields.length > 0) return error.fields;
  const path = error.code === null ? undefined : fieldOf(error.code);
  return path === undefined ? [] : [{ path, msg: error.msg }];
}
