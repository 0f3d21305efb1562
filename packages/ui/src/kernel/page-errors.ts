import { pageErrorsCalls } from '@quayside/contract/page-errors/page-errors.calls';
import type { Client } from './client.ts';
import { isSilent, NetworkError, RefusedError, UnreadableError } from './errors.ts';
import { setErrorReporter } from './report-page-error.ts';

const TOKEN_LIFE_MS = 50 * 60_000;
/** Limits the reports of a page that fails in a loop. */
const MOST_REPORTS = 20;

/** Starts reporting errors, including uncaught ones. Returns a function that stops it. */
export function startErrorReports(client: Client): () => void {
  const report = createReporter(client);
  const onError = (event: ErrorEvent) => report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  setErrorReporter(report);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    setErrorReporter(null);
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function createReporter(client: Client): (error: unknown) => void {
  const seen = new Set<string>();
  let token: { value: Promise<string>; until: number } | null = null;
  const currentToken = (): Promise<string> => {
    if (token === null || token.until < Date.now()) {
      const value = client.send(pageErrorsCalls.getToken, {}).then((answer) => answer.token);
      token = { value, until: Date.now() + TOKEN_LIFE_MS };
    }
    return token.value;
  };
  const sendReport = async (report: { page: string; message: string; stack: string }) => {
    try {
      await client.send(pageErrorsCalls.send, { token: await currentToken(), ...report });
    } catch {
      // A failed report is dropped; the next one requests a new token.
      token = null;
    }
  };
  return (error) => {
    const message = messageOf(error);
    if (isExpected(error) || seen.has(message) || seen.size >= MOST_REPORTS) return;
    seen.add(message);
    const stack = error instanceof Error ? (error.stack ?? '').slice(0, 4000) : '';
    // The URL without its query, which may hold personal data.
    const page = location.pathname.slice(0, 300);
    void sendReport({ page, message, stack });
  };
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (text === '' ? 'unknown' : text).slice(0, 1000);
}

/** A refusal or a lost connection is not a page error. */
function isExpected(error: unknown): boolean {
  const known = [RefusedError, NetworkError, UnreadableError].some((kind) => error instanceof kind);
  return known || isSilent(error) || messageOf(error).includes('ResizeObserver loop');
}
