/**
 * Texts of the mails we send. A mail exists when it has a `.subject` and a `.lead` here; `.note` and `.button` are optional. The
 * {{names}} in the English texts are what the mail must be given; {{site}} is the brand and always there. A blank line starts a
 * new paragraph.
 */
export const mailTexts = {
  'layout.footer': 'This mail was sent automatically by {{site}}. Please do not answer it.',
  'layout.greeting': 'Hello {{name}},',
  'layout.greeting_nameless': 'Hello,',
  'layout.link': 'If the button does not work, open this address: {{url}}',
  'warning-emails.added.subject': 'You will receive stock warnings from {{site}}',
  'warning-emails.added.lead':
    'Your address was added to the stock warnings of {{customer}}. When a product falls to its warning quantity, we will write to you here.',
  'warning-emails.added.note': 'If you do not expect this, ask {{customer}} to take your address off the list.',
  'accounts.verify_email.subject': 'Please confirm your address at {{site}}',
  'accounts.verify_email.lead':
    'Welcome to {{site}}. Your account is ready and you can use it at once.\n\nPlease confirm that this address is yours. The link is good for seven days.',
  'accounts.verify_email.button': 'Confirm my address',
  'accounts.verify_email.note': 'If you did not register at {{site}}, you need not do anything.',
  'accounts.reset_password.subject': 'Set a new password at {{site}}',
  'accounts.reset_password.lead': 'Somebody asked for a new password for your account at {{site}}. The link is good once, for 60 minutes.',
  'accounts.reset_password.button': 'Set a new password',
  'accounts.reset_password.note': 'If it was not you, ignore this mail: your password stays as it is.',
  'accounts.password_changed.subject': 'Your password at {{site}} was changed',
  'accounts.password_changed.lead': 'The password of your account at {{site}} was changed, and other sessions were ended.',
  'accounts.password_changed.note': 'If it was not you, ask for a new password on the sign-in page at once and tell us.',
  'sub-accounts.created.subject': 'You have an account at {{site}}',
  'sub-accounts.created.lead':
    '{{customer}} has made an account for you at {{site}}. Sign in with this address; {{customer}} will tell you the password.',
  'sub-accounts.created.button': 'To the sign-in page',
  'inventory.low_stock.subject': 'Stock of {{customer}} is running low',
  'inventory.low_stock.lead': 'These products of {{customer}} have fallen to their warning quantity:\n\n{{lines}}',
  'inventory.low_stock_row': '{{sku}} · {{product_name}}: {{available}} available, warning quantity {{warning_quantity}}',
  'inventory.low_stock.note':
    'You receive this once each time a product falls to its warning quantity. Addresses are kept under Settings, Warning emails.',
  'top-ups.received.subject': 'Your payment {{reference}} has arrived',
  'top-ups.received.lead':
    'We have received your payment {{reference}} of {{amount}} and credited {{credited}} USD. Your balance is now {{balance}} USD.',
  'top-ups.received.button': 'To the payment record',
  'top-ups.rejected.subject': 'We could not accept your payment {{reference}}',
  'top-ups.rejected.lead': 'We could not accept your payment {{reference}} of {{amount}}.\n\n{{remark}}',
  'top-ups.rejected.button': 'To the payment record',
} as const;
