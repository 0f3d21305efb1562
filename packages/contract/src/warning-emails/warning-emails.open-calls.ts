import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { WarningEmailSetting } from './warning-emails.schemas.ts';

export const warningEmailsOpenCalls = defineCalls('warning-emails', {
  openGet: {
    method: 'GET',
    path: '/open/v1/warning-email-setting',
    input: Nothing,
    output: WarningEmailSetting,
    permission: 'warning-emails.read',
    log: null,
    doc: {
      tag: 'Stock',
      summary: 'Get the recipients of low-stock warnings',
      description: 'Whether warnings are sent, and to which addresses.',
    },
  },
});
