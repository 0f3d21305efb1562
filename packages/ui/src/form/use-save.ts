import type { AreaName } from '@quayside/contract/areas.generated';
import type { Call } from '@quayside/contract/kernel/call';
import { useWrite } from '../kernel/query.ts';
import { useFormSend, type FormOptions } from './use-form-send.ts';

/** Saves a form and refreshes the areas it touches. */
export function useSave<C extends Call>(call: C, areas: readonly AreaName[], options: FormOptions<C>) {
  const { send } = useWrite(call, areas, { silent: true, onFields: () => undefined });
  return useFormSend<C>(send, options);
}
