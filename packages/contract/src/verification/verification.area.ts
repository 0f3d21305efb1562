import { defineArea } from '../kernel/area.ts';

export const verificationArea = defineArea('verification', {
  position: 1710,
  deskPermissions: {
    'desk.verification.decide': { roles: ['customer_service', 'order_clerk'] },
  },
  deskPages: [
    {
      group: 'orders',
      position: 100,
      path: '/verification',
      title: 'verification',
      component: 'verification/verification-page',
      permission: 'desk.verification.decide',
    },
  ],
  queues: {
    'verification.to_verify': {
      group: 'orders',
      position: 100,
      permission: 'desk.verification.decide',
      path: '/verification',
      targetMinutes: 2 * 60,
    },
  },
});
