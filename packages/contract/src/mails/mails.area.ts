import type { MailRefusal } from '@quayside/domain/mails/mail-states';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const mailsArea = defineArea('mails', {
  position: 300,
  deskPermissions: {
    'desk.mails.read': { roles: ['customer_service', 'account_manager'] },
    'desk.mails.send': { roles: ['customer_service', 'account_manager'] },
  },
  deskPages: [
    {
      group: 'operations',
      position: 100,
      path: '/mails',
      title: 'mails',
      component: 'mails/mail-list-page',
      permission: 'desk.mails.read',
    },
    {
      group: 'operations',
      position: 110,
      path: '/mails/detail',
      title: 'mail_detail',
      component: 'mails/mail-detail-page',
      permission: 'desk.mails.read',
      hide: true,
    },
  ],
  refusals: {
    'mails.not_sendable': { status: 409, error_code: 2801 },
  } satisfies Record<MailRefusal, RefusalNumbers>,
});
