import type { Chat } from './port.ts';

const TIMEOUT_MS = 10_000;

/** Posts to an incoming webhook, as offered by Slack, DingTalk bridges, Mattermost and others. */
export function webhookChat(url: string, timeoutMs: number = TIMEOUT_MS): Chat {
  return {
    say: async (text) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        // A redirect would lead to an address the operator did not configure.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        // The URL contains the room's secret: it must not be logged.
        throw new Error(`the chat could not be reached: ${reasonOf(error)}`);
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the chat answered ${answer.status}`);
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'it took too long';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
