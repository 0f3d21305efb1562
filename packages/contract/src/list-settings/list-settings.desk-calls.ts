import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Nothing, Uuid } from '../kernel/shapes.ts';
import { AllListSettings, ListColumns, ListName, ListSettings, SavedViews, ViewInput, ViewName } from './list-settings.schemas.ts';

/** How a member of staff arranged the desk's lists. Not logged: it changes what one person sees, nothing else. */
export const listSettingsDeskCalls = defineCalls('list-settings', {
  deskGet: {
    method: 'GET',
    path: '/api/desk/listSetting/getAll',
    input: Nothing,
    output: AllListSettings,
    permission: 'signed_in',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/listSetting/save',
    input: z.strictObject({ list: ListName, settings: ListSettings }),
    output: Done,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 120, by: 'person' },
  },
  deskCreateView: {
    method: 'POST',
    path: '/api/desk/listSetting/createView',
    input: ViewInput.extend({ list: ListName }),
    output: SavedViews,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
  deskChangeView: {
    method: 'POST',
    path: '/api/desk/listSetting/changeView',
    input: z.strictObject({ list: ListName, view_id: Uuid, name: ViewName.optional(), columns: ListColumns.optional() }),
    output: SavedViews,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
  deskDeleteView: {
    method: 'POST',
    path: '/api/desk/listSetting/deleteView',
    input: z.strictObject({ list: ListName, view_id: Uuid }),
    output: SavedViews,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
});
