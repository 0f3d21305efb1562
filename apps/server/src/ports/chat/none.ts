import type { Chat } from './port.ts';

/** No chat is configured: messages are only in the log. */
export const noChat: Chat = { say: async () => {} };
