/** Every kind of actor. Each write records which one made it. */
export const actorKinds = ['main', 'internal', 'supplier', 'staff', 'api_key', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The actors that sign in at the merchant portal. */
export const accountTypes = ['main', 'internal', 'supplier'] as const;
export type AccountType = (typeof accountTypes)[number];

/** State machines allow transitions by side: a rule rarely depends on which account of a merchant acted. */
export type Side = 'merchant' | 'staff' | 'system';

type Acting = { readonly name: string; readonly actingStaff?: { readonly name: string } | null };

/** How a log or ledger names the actor. Staff acting for a merchant are recorded under their own name (decision 0009). */
export function actorLabel({ name, actingStaff }: Acting): string {
  return actingStaff ? `${actingStaff.name} for ${name}` : name;
}
