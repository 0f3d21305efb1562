import { propertiesCalls } from '@quayside/contract/properties/properties.calls';
import { propertiesDeskCalls } from '@quayside/contract/properties/properties.desk-calls';
import { propertiesOpenCalls } from '@quayside/contract/properties/properties.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listForStaff, listProperties, saveProperty } from './properties.service.ts';

export const propertiesHandlers = [
  ...handlers(propertiesCalls, { list: listProperties }),
  ...handlers(propertiesOpenCalls, { openList: listProperties }),
  ...handlers(propertiesDeskCalls, { deskList: listForStaff, deskSave: saveProperty }),
];
