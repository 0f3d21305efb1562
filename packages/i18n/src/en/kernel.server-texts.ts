import type { ServerTexts } from '../shared.ts';

export const kernelServerTexts = {
  mails: {
    'layout.footer': 'This mail was sent automatically by {{site}}. Please do not answer it.',
    'layout.greeting': 'Hello {{name}},',
    'layout.greeting_nameless': 'Hello,',
    'layout.link': 'If the button does not work, open this address: {{url}}',
  },
} as const satisfies ServerTexts<'layout'>;
