import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Nothing, Uuid } from '../kernel/shapes.ts';
import { AllListSettings, ListColumns, ListName, ListSettings, SavedViews, ViewInput, ViewName } from './list-settings.schemas.ts';

/** How a merchant's account arranged its lists. Not logged: it changes what one person sees, nothing else. */
export const listSettingsCalls = defineCalls('list-settings', {
  get: {
    method: 'GET',
    path: '/api/ucenter/listSetting/getAll',
    input: Nothing,
    output: AllListSettings,
    permission: 'signed_in',
    log: null,
  },
  save: {
    method: 'POST',
    path: '/api/ucenter/listSetting/save',
    input: z.strictObject({ list: ListName, settings: ListSettings }),
    output: Done,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 120, by: 'person' },
  },
  createView: {
    method: 'POST',
    path: '/api/ucenter/listSetting/createView',
    input: ViewInput.extend({ list: ListName }),
    output: SavedViews,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
  changeView: {
    method: 'POST',
    path: '/api/ucenter/listSetting/changeView',
    input: z.strictObject({ list: ListName, view_id: Uuid, name: ViewName.optional(), columns: ListColumns.optional() }),
    output: SavedViews,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
  deleteView: {
    method: 'POST',
    path: '/api/ucenter/listSetting/deleteView',
    input: z.strictObject({ list: ListName, view_id: Uuid }),
    output: SavedViews,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
});
