/** Texts of the mails we send. `<template>.subject`, `.lead`, `.button` … */
export const mailTexts = {
  'layout.footer': '{{site}} sends this because of your account there. Please do not answer this mail.',
  'layout.greeting': 'Hello {{name}},',
  'warning-emails.added.subject': 'You will receive stock warnings from {{site}}',
  'warning-emails.added.lead':
    'Your address was added to the stock warnings of {{customer}}. When a product falls to its warning quantity, we will write to you here.',
  'warning-emails.added.note': 'If you do not expect this, ask {{customer}} to take your address off the list.',
} as const;
