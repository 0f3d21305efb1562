import type { SavedView, ViewInput } from '@quayside/contract/list-settings/list-settings.schemas';
import { createContext, use } from 'react';
import { create } from 'zustand';

/** The person's saved views by list. Filled after sign-in, and by every change. */
export const useSavedViews = create<{ views: Readonly<Record<string, readonly SavedView[]>> }>()(() => ({ views: {} }));

/** What a list asks of the server; each rejects with the error. */
export type ListSettingsActions = {
  /** Sends the list's current settings, once a burst of changes is over. */
  save: (list: string) => void;
  createView: (list: string, view: ViewInput) => Promise<unknown>;
  renameView: (list: string, view_id: string, name: string) => Promise<unknown>;
  /** The view that is open has its own columns. */
  saveColumns: (list: string, view_id: string, columns: ViewInput['columns']) => void;
  deleteView: (list: string, view_id: string) => Promise<unknown>;
};

/** Null outside of the signed-in pages: then a list keeps its settings in this browser only. */
export const ListSettingsContext = createContext<ListSettingsActions | null>(null);

export function useListSettings(): ListSettingsActions | null {
  return use(ListSettingsContext);
}
