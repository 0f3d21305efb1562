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
} as const;
