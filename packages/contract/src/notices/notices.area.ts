import { defineArea } from '../kernel/area.ts';

export const noticesArea = defineArea('notices', {
  position: 700,
  deskPermissions: {
    'desk.notices.manage': { roles: ['customer_service', 'account_manager'] },
  },
  portalPages: [
    {
      group: null,
      position: 800,
      path: '/user/message',
      title: 'messages',
      icon: 'messages',
      component: 'notices/message-list-page',
      hide: true,
      badge: 'unread',
    },
  ],
  deskPages: [
    {
      group: 'content',
      position: 100,
      path: '/notices',
      title: 'notices',
      component: 'notices/notice-list-page',
      permission: 'desk.notices.manage',
    },
  ],
  fields: ['notices.empty', 'notices.ends_too_early'],
});
