import type { staffArea } from '@quayside/contract/staff/staff.area';
import type { SharedTexts } from '../shared.ts';

export const staffShared = {
  menu: {
    staff: 'Staff',
    own_account: 'My account',
  },
  refusals: {
    'staff.last_administrator': 'This is the last administrator. Make somebody else one first.',
    'staff.second_factor_required': 'Your role needs two-factor authentication. Set it up first.',
    'staff.link_invalid':
      'This link is not valid any more: it was used, has run out, or a newer one was sent. Ask an administrator for a new one.',
    'staff.disabled': 'This person is disabled. Enable them first.',
  },
  fields: {
    'staff.weak_password': '12 to 64 characters, with a letter and a digit',
  },
  operations: {
    'staff.save': 'Save a member of staff',
    'staff.reset_access': 'Reset the access of a member of staff',
    'staff.accept_link': 'Set a password by link',
    'staff.update_password': 'Change the own password',
    'staff.revoke_session': 'End an own session',
    'staff.start_totp': 'Set up two-factor authentication',
    'staff.confirm_totp': 'Turn on two-factor authentication',
    'staff.stop_totp': 'Turn off two-factor authentication',
    'staff.new_recovery_codes': 'Make new recovery codes',
  },
} as const satisfies SharedTexts<typeof staffArea>;
