export const guideSections = ['start', 'products', 'inbound', 'orders', 'billing', 'account', 'api'] as const;
export type GuideSection = (typeof guideSections)[number];

/** Screenshots of this product, made by `npm run help-pictures` in both languages. */
export const guidePictures = [
  'workplace',
  'products',
  'product-form',
  'inbound-list',
  'top-up',
  'order-form',
  'order-list',
  'transactions',
  'inventory',
  'loss-orders',
  'sub-accounts',
  'warning-emails',
  'api-key',
] as const;
export type GuidePicture = (typeof guidePictures)[number];

/** How well a note on customs and tax thresholds was supported when it was written. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** The European Union has rules of its own beside those of its members. */
export const EU = 'EU';

export type NoteState = 'current' | 'future' | 'past';
export const noteStates = ['current', 'future', 'past'] as const;

/** Days as 2026-11-15; the last day is part of the period. */
export function noteState({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }, today: string): NoteState {
  if (valid_from > today) return 'future';
  return valid_to !== null && valid_to < today ? 'past' : 'current';
}
