import type { basicConfigArea } from '@quayside/contract/basic-config/basic-config.area';
import type { SharedTexts } from '../shared.ts';

export const basicConfigShared = {
  menu: {
    basic_config: 'Basic configuration',
  },
  fields: {
    'basic-config.bad_value': 'This value does not suit the setting',
    'basic-config.no_customer': 'There is no customer with this ID',
  },
  operations: {
    'basic-config.save': 'Save basic configuration',
  },
} as const satisfies SharedTexts<typeof basicConfigArea>;
