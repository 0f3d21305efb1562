import type { FieldCode } from '@quayside/contract/kernel/fields';

/** Why one field is refused. */
export const fields = {
  required: 'Please fill this in',
  wrong_type: 'This value has the wrong type',
  wrong_format: 'This value is not in the expected form',
  wrong_choice: 'Please choose one of: {{choices}}',
  too_short: 'At least {{min}} characters',
  too_long: 'At most {{max}} characters',
  too_small: 'Must be at least {{min}}',
  too_big: 'Must be at most {{max}}',
  too_few: 'At least {{min}} entries',
  too_many: 'At most {{max}} entries',
  not_whole: 'Must be a whole number',
  unknown_field: 'This field is not known',
  special_symbols: 'Parameter cannot contain special symbols',
  over_500: 'Over 500 characters, cannot submit',
  email: 'Please enter a valid email address',
  duplicate: 'This is already in the list',
  'warning-emails.invalid_email': 'Invalid email, please re-enter',
  'warning-emails.empty_when_on': 'Add at least one address before switching warnings on',
} as const satisfies Record<FieldCode, string>;
