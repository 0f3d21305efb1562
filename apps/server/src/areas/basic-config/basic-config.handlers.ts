import { basicConfigCalls } from '@quayside/contract/basic-config/basic-config.calls';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getAppVersion, getValue, listConfig, saveConfig } from './basic-config.service.ts';

export const basicConfigHandlers = [
  ...handlers(basicConfigCalls, { getValue, getAppVersion }),
  ...handlers(basicConfigDeskCalls, { deskList: listConfig, deskSave: saveConfig }),
];
