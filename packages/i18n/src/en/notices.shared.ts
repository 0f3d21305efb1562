import type { noticesArea } from '@quayside/contract/notices/notices.area';
import type { SharedTexts } from '../shared.ts';

export const noticesShared = {
  menu: {
    messages: 'Messages',
    notices: 'Notices',
  },
  fields: {
    'notices.empty': 'Nothing that can be shown is left of this text',
    'notices.ends_too_early': 'The end must be after the start',
  },
  operations: {
    'notices.mark_read': 'Read a notice',
    'notices.mark_all_read': 'Mark all notices as read',
    'notices.save': 'Save a notice',
    'notices.withdraw': 'Withdraw or restore a notice',
  },
} as const satisfies SharedTexts<typeof noticesArea>;
