import type { Chat } from './port.ts';

/** No room is configured: nobody is told, the log has it. */
export const noChat: Chat = { say: async () => {} };
