import type { listSettingsArea } from '@quayside/contract/list-settings/list-settings.area';
import type { SharedTexts } from '../shared.ts';

export const listSettingsShared = {
  fields: {
    'list-settings.name_taken': 'Another view has this name',
    'list-settings.too_many_views': 'At most 20 views. Delete one first.',
    'list-settings.too_large': 'Too many columns or filters to store',
  },
} as const satisfies SharedTexts<typeof listSettingsArea>;
