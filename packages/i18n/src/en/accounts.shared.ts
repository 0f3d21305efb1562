import type { accountsArea } from '@quayside/contract/accounts/accounts.area';
import type { SharedTexts } from '../shared.ts';

export const accountsShared = {
  menu: {
    profile: 'Profile',
  },
  refusals: {
    'accounts.link_invalid':
      'This link is not valid any more: it was used, has run out, or a newer one was sent. Please ask for a new one.',
    'accounts.email_unverified': 'Confirm your email first. Use the link we mailed you, or send it again from your profile.',
    'accounts.totp_required': 'Please enter the code of your authenticator app.',
    'accounts.totp_wrong': 'This code is wrong or was already used. Please wait for the next one.',
    'accounts.totp_not_started': 'Two-factor authentication has not been set up. Please start again.',
    'accounts.totp_already_on': 'Two-factor authentication is already on. Turn it off first to set it up again.',
    'accounts.cannot_sign_in': 'This account or its customer is disabled. Enable it first.',
    'accounts.validation_failure': 'Validation failure: please check the marked fields.',
  },
  fields: {
    'accounts.phone': 'Please enter a valid phone number',
    'accounts.weak_password': '8 to 64 characters, with a letter and a digit',
    'accounts.common_password': 'This is one of the most common passwords. Please choose another',
    'accounts.password_with_name': 'Must not contain the name of your email address',
    'accounts.passwords_differ': 'Inconsistency between two password entries',
    'accounts.agree': 'Please agree to the privacy policy',
    'accounts.email_taken': 'This email is already registered',
    'accounts.wrong_proof': 'This password or code is wrong',
    'accounts.wrong_password': 'The current password is wrong',
  },
  operations: {
    'accounts.register': 'Register',
    'accounts.verify_email': 'Confirm an email address',
    'accounts.send_verify_email': 'Send the confirmation link again',
    'accounts.send_reset_email': 'Ask for a new password',
    'accounts.reset_password': 'Set a new password by link',
    'accounts.update_password': 'Change the password',
    'accounts.change_true_tracking': 'Show or hide true tracking numbers',
    'accounts.generate_api_key': 'Generate an API key',
    'accounts.save_money_mails': 'Choose mails about money',
    'accounts.update_guide': 'Read the operation guide',
    'accounts.update_profile': 'Change the profile',
    'accounts.revoke_session': 'End a session',
    'accounts.start_totp': 'Set up two-factor authentication',
    'accounts.confirm_totp': 'Turn on two-factor authentication',
    'accounts.stop_totp': 'Turn off two-factor authentication',
    'accounts.new_recovery_codes': 'Make new recovery codes',
    'accounts.desk_start_reset': 'Start a password reset for an account',
  },
  jobs: {
    'accounts.send_reset_email': 'Mail with a link for a new password',
  },
} as const satisfies SharedTexts<typeof accountsArea>;
