/** Forms that keep a draft. None of them has a password or another secret; the form of a store leaves its credentials out. */
export const draftForms = ['order', 'product', 'inbound', 'work-order', 'sourcing', 'integration', 'store'] as const;
export type DraftForm = (typeof draftForms)[number];

export const DRAFT_BYTES = 64 * 1024;
export const FORM_DRAFT_DAYS = 30;
/** Per person; the oldest are dropped. Without it one person could fill the disk. */
export const MAX_DRAFTS = 50;

export type DraftRefusal = 'drafts.changed_elsewhere';
