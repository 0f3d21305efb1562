import { defineArea } from '../kernel/area.ts';

export const listSettingsArea = defineArea('list-settings', {
  fields: ['list-settings.name_taken', 'list-settings.too_many_views', 'list-settings.too_large'],
});
