/** Everyone who can act. Every write knows which of them it was. */
export const actorKinds = ['main', 'internal', 'supplier', 'staff', 'api_key', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The three that sign in at the merchant's portal. */
export const accountTypes = ['main', 'internal', 'supplier'] as const;
export type AccountType = (typeof accountTypes)[number];

/** State machines say who may move in these wider terms: a rule rarely cares which of a merchant's people acted. */
export type Side = 'merchant' | 'staff' | 'system';

type Acting = { readonly name: string; readonly actingStaff?: { readonly name: string } | null };

/** How a log or ledger names who acted. Staff who act for a merchant stand under their own name (decision 0009). */
export function actorLabel({ name, actingStaff }: Acting): string {
  return actingStaff ? `${actingStaff.name} for ${name}` : name;
}
