import type { Call } from '@quayside/contract/kernel/call';
import { useClient } from '../kernel/context.ts';
import { useFormSend, type FormOptions } from './use-form-send.ts';

/** Submits a form before sign-in: there is no query cache yet, so it calls the client directly. */
export function usePublicSave<C extends Call>(call: C, options: FormOptions<C>) {
  const client = useClient();
  return useFormSend<C>(async (input) => ({ content: await client.send(call, input), msg: '' }), options);
}
