import { sandboxesCalls } from '@quayside/contract/sandboxes/sandboxes.calls';
import { sandboxesOpenCalls } from '@quayside/contract/sandboxes/sandboxes.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { emptySandbox, topUpSandbox } from './sandboxes.service.ts';
import { simulateInbound } from './simulate-inbound.ts';
import { simulateOrder } from './simulate-order.ts';

export const sandboxesHandlers = [
  ...handlers(sandboxesCalls, { empty: emptySandbox }),
  ...handlers(sandboxesOpenCalls, {
    simulateOrder,
    simulateInbound,
    simulateTopUp: topUpSandbox,
    openEmpty: emptySandbox,
  }),
];
