import type { ServerTexts } from '../shared.ts';

export const inboundServerTexts = {
  mails: {
    'inbound.now.confirmed': 'confirmed by {{name}}',
    'inbound.now.withdrawn': 'withdrawn by {{name}}',
    'inbound.now.rejected': 'rejected by {{name}}',
    'inbound.now.voided': 'canceled by {{name}}',
    'inbound.confirmed.subject': 'Inbound appointment {{inbound_no}} is confirmed',
    'inbound.confirmed.lead': 'The warehouse expects your products on {{date}}, {{hours}}. Put a carton mark on each box.',
    'inbound.confirmed.button': 'To the appointment',
    'inbound.rejected.subject': 'Inbound appointment {{inbound_no}} was rejected',
    'inbound.rejected.lead':
      'We could not confirm your appointment {{inbound_no}}.\n\n{{comment}}\n\nCorrect it and submit it again. The hold for its fees has ended.',
    'inbound.rejected.button': 'Correct the appointment',
    'inbound.voided.subject': 'Inbound appointment {{inbound_no}} was canceled',
    'inbound.voided.lead':
      'We have canceled your appointment {{inbound_no}}.\n\n{{comment}}\n\nNothing was charged. Book a new appointment to send the products.',
    'inbound.voided.button': 'To the appointment',
    'inbound.time_proposed.subject': 'Another arrival time for {{inbound_no}}',
    'inbound.time_proposed.lead':
      'The warehouse asks you to deliver {{inbound_no}} at another time: {{date}}, {{hours}}. Please accept or decline.',
    'inbound.time_proposed.button': 'Answer',
    'inbound.completed.subject': 'Inbound appointment {{inbound_no}} is completed',
    'inbound.completed.lead':
      '{{shelved}} of {{booked}} booked units are on the shelf. Missing or broken units are in loss orders, which we send separately.',
    'inbound.completed.button': 'To the appointment',
  },
} as const satisfies ServerTexts<'inbound'>;
