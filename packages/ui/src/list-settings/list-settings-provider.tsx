import type { listSettingsCalls } from '@quayside/contract/list-settings/list-settings.calls';
import type { listSettingsDeskCalls } from '@quayside/contract/list-settings/list-settings.desk-calls';
import type { AllListSettings, SavedView } from '@quayside/contract/list-settings/list-settings.schemas';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Client } from '../kernel/client.ts';
import { useClient } from '../kernel/context.ts';
import { ListSettingsContext, useSavedViews, type ListSettingsActions } from '../kernel/list-settings.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { listDefaults, readList } from '../kernel/theme-settings.ts';
import { toSettings } from './to-settings.ts';

type Merchant = typeof listSettingsCalls;
type Desk = typeof listSettingsDeskCalls;
/** The same five calls of either app. */
export type ListSettingsCallSet = {
  get: Merchant['get'] | Desk['deskGet'];
  save: Merchant['save'] | Desk['deskSave'];
  createView: Merchant['createView'] | Desk['deskCreateView'];
  changeView: Merchant['changeView'] | Desk['deskChangeView'];
  deleteView: Merchant['deleteView'] | Desk['deskDeleteView'];
};

/** A drag of a column's edge is many changes: the last one is sent. */
const SAVE_AFTER_MS = 600;

/** Reads the person's list settings after sign-in and sends their changes. The copy in this browser is for the first paint only. */
export function ListSettingsProvider({ calls, children }: { calls: ListSettingsCallSet; children: ReactNode }) {
  const client = useClient();
  const actions = useMemo(() => actionsOf(client, calls), [client, calls]);
  // The stores are outside React; they follow the person once the answer is there.
  useEffect(() => {
    let isCurrent = true;
    client.send(calls.get, {}).then(
      (answer) => isCurrent && takeSettings(answer),
      () => undefined, // the copy of this browser stays
    );
    return () => {
      isCurrent = false;
    };
  }, [client, calls]);
  return <ListSettingsContext value={actions}>{children}</ListSettingsContext>;
}

/** Replaces what an earlier user of this browser may have left. */
function takeSettings(answer: AllListSettings | undefined): void {
  if (!Array.isArray(answer?.list)) return;
  const lists = answer.list.flatMap(({ list, settings }) => (settings === null ? [] : [[list, readList(settings)] as const]));
  const known = Object.fromEntries(lists);
  const { lists: shown, set } = usePreferences.getState();
  // The same settings again would draw every list again.
  if (JSON.stringify(known) !== JSON.stringify(shown)) set({ lists: known });
  useSavedViews.setState({ views: Object.fromEntries(answer.list.map(({ list, views }) => [list, views])) });
}

function actionsOf(client: Client, calls: ListSettingsCallSet): ListSettingsActions {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const take = (list: string) => (answer: { views: readonly SavedView[] }) =>
    useSavedViews.setState(({ views }) => ({ views: { ...views, [list]: answer.views } }));
  // What cannot be sent stays in this browser; the next change sends it again.
  const send = (list: string) =>
    client.send(calls.save, { list, settings: toSettings(usePreferences.getState().lists[list] ?? listDefaults) }).catch(() => undefined);
  const later = (key: string, work: () => void) => {
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(work, SAVE_AFTER_MS));
  };
  return {
    save: (list) => later(list, () => void send(list)),
    saveColumns: (list, view_id, columns) => {
      useSavedViews.setState(({ views }) => ({
        views: { ...views, [list]: (views[list] ?? []).map((view) => (view.view_id === view_id ? { ...view, columns } : view)) },
      }));
      later(view_id, () => void client.send(calls.changeView, { list, view_id, columns }).catch(() => undefined));
    },
    createView: (list, view) => client.send(calls.createView, { list, ...view }).then(take(list)),
    renameView: (list, view_id, name) => client.send(calls.changeView, { list, view_id, name }).then(take(list)),
    deleteView: (list, view_id) => client.send(calls.deleteView, { list, view_id }).then(take(list)),
  };
}
