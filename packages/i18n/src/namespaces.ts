import type { OwnTexts, sharedTexts } from './areas.generated.ts';
import type { Merged } from './shared.ts';

/** Namespaces composed from the `*.shared.ts` files of all areas. */
export const sharedNamespaces = ['fields', 'menu', 'operations', 'permissions', 'queues', 'refusals'] as const;
export type SharedNamespace = (typeof sharedNamespaces)[number];

type AnyArea = (typeof sharedTexts.en)[keyof typeof sharedTexts.en];
/** Every namespace of the web and its English texts. The names of jobs stand with their areas and are read under `jobs`. */
export type Namespaces = Omit<OwnTexts, 'jobs'> & { readonly [Name in SharedNamespace]: Merged<AnyArea, Name> } & {
  readonly jobs: OwnTexts['jobs'] & { readonly name: Merged<AnyArea, 'jobs'> };
};
