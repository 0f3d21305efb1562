import { listSettingsCalls } from '@quayside/contract/list-settings/list-settings.calls';
import { listSettingsDeskCalls } from '@quayside/contract/list-settings/list-settings.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { createView, deleteView, getSettings, changeView, saveSettings } from './list-settings.service.ts';

export const listSettingsHandlers = [
  ...handlers(listSettingsCalls, { get: getSettings, save: saveSettings, createView, changeView, deleteView }),
  ...handlers(listSettingsDeskCalls, {
    deskGet: getSettings,
    deskSave: saveSettings,
    deskCreateView: createView,
    deskChangeView: changeView,
    deskDeleteView: deleteView,
  }),
];
