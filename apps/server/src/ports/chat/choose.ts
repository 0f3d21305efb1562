import type { Config } from '#server/kernel/config.ts';
import { noChat } from './none.ts';
import type { Chat } from './port.ts';
import { webhookChat } from './webhook.ts';

/** A webhook if one is configured, else no chat. */
export function chooseChat(config: Config): Chat {
  return config.CHAT_WEBHOOK_URL ? webhookChat(config.CHAT_WEBHOOK_URL) : noChat;
}
