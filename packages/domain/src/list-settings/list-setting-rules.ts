/** Saved views of one list. */
export const MAX_VIEWS = 20;
export const VIEW_NAME_LENGTH = 40;
/** Lists a person can arrange: more than there are, and not without end. */
export const MAX_LISTS = 100;
/** Settings and views of one list, each, as stored. */
export const MAX_BYTES = 16_384;
export const MIN_COLUMN = 60;
export const MAX_COLUMN = 800;

type Named = { readonly view_id: string; readonly name: string };

/** Why a view cannot get this name: another one has it, whatever the case. */
export function whyNotName(views: readonly Named[], name: string, except: string | null): 'list-settings.name_taken' | null {
  const isTaken = views.some((view) => view.view_id !== except && view.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'list-settings.name_taken' : null;
}

/** Why no further view can be saved. */
export function whyNotMore(views: readonly Named[]): 'list-settings.too_many_views' | null {
  return views.length >= MAX_VIEWS ? 'list-settings.too_many_views' : null;
}

/** The stored text must fit; the database counts bytes of its own spelling, which has a space after every comma and colon. */
export function isTooLarge(value: unknown): boolean {
  const text = JSON.stringify(value);
  const spaces = text.match(/[,:]/g)?.length ?? 0;
  return new TextEncoder().encode(text).length + spaces > MAX_BYTES;
}
