import { readEnvelope } from './read-answer.ts';

/** Later, the answer would be out of date. */
const AHEAD_MS = 10_000;

type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** Reads sent before anything asked for them. */
export function createAhead(ask: Ask) {
  type Sent = { readonly answer: Promise<Response>; content?: unknown };
  const sent = new Map<string, Sent>();
  let paint: 'not waited for' | 'comes' | Promise<void> = 'not waited for';
  let pageIsHere = Promise.resolve();
  return {
    /** What the first drawing asks for and was not sent ahead is not on it: it is sent when the page is here and on the screen. */
    letPaintFirst: (page = Promise.resolve()) => {
      paint = 'comes';
      pageIsHere = page;
    },
    send: (url: string) => {
      const answer = ask(url);
      const one: Sent = { answer };
      // A failure or a refusal is found by the call that takes the answer.
      answer.then(async (came) => (one.content = await readEnvelope(came.clone()))).catch(() => undefined);
      sent.set(url, one);
      setTimeout(() => sent.delete(url), AHEAD_MS);
    },
    /** The content, if it is here. It is used once, as the answer is. */
    take: (url: string): unknown => {
      const content = sent.get(url)?.content;
      if (content !== undefined) sent.delete(url);
      return content;
    },
    /** An answer is used once. If that request failed, this one is sent as if it had not been. */
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const waiting = init.method === 'GET' ? sent.get(url)?.answer : undefined;
      sent.delete(url);
      if (waiting !== undefined) return waiting.catch(() => ask(url, init));
      if (paint !== 'not waited for' && init.method === 'GET') {
        if (paint === 'comes') paint = Promise.race([pageIsHere, after(PAGE_MS)]).then(painted);
        await paint;
      }
      return ask(url, init);
    },
  };
}

/** So long the frame's own reads wait for a slow page. Meanwhile another page may be chosen, and its reads wait with them. */
const PAGE_MS = 2000;
const PAINTED_MS = 500;

function after(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}

/** Nothing is painted in a tab nobody sees. */
function painted(): Promise<void> {
  const { hidden } = document;
  return new Promise((done) => {
    if (!hidden) requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, hidden ? 0 : PAINTED_MS);
  });
}
