import type { Envelope, RefusalContent } from '@quayside/contract/kernel/envelope';
import { RefusedError, UnreadableError } from './errors.ts';
import { binaryOf, savePdf, type NoFile } from './files.ts';

/** The content of an answer, or the refusal it holds. */
export async function readEnvelope<Content>(answer: Response, onMsg?: (msg: string) => void): Promise<Content> {
  const request_id = answer.headers.get('x-request-id');
  const text = await answer.text();
  const body = parseEnvelope(text);
  if (body === null) throw new UnreadableError(answer.status, request_id);
  if (body.error_code === 0) {
    onMsg?.(body.msg);
    // The contract types `content`; the server validates every response before sending it.
    return body.content as Content;
  }
  // A refusal's content is the refusal itself.
  throw new RefusedError(body as Envelope<Partial<RefusalContent> | null>, request_id);
}

function parseEnvelope(text: string): Envelope<unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('error_code' in body) || typeof body.error_code !== 'number') return null;
    const msg = 'msg' in body && typeof body.msg === 'string' ? body.msg : '';
    return { error_code: body.error_code, msg, content: 'content' in body ? body.content : null };
  } catch {
    return null;
  }
}

/** The helper does not report a failed save; the client throws, so that the page can show it (NET-16). */
export async function reportNoFile(failed: NoFile | null): Promise<void> {
  if (failed === null) return;
  if ('error' in failed) throw failed.error;
  await throwRefusal(failed.answer);
}

export async function readPdf(answer: Response): Promise<void> {
  if (answer.ok && hasType(answer, 'application/pdf')) savePdf(await binaryOf(answer));
  else await throwRefusal(answer);
}

/** An image, or a document the browser can show itself. */
export async function readPicture(answer: Response): Promise<Blob> {
  if (answer.ok && (hasType(answer, 'image/') || hasType(answer, 'application/pdf'))) return answer.blob();
  return throwRefusal(answer);
}

function hasType(answer: Response, type: string): boolean {
  return answer.headers.get('content-type')?.startsWith(type) ?? false;
}

/** The envelope says why there is no file; any other body is unreadable. */
async function throwRefusal(answer: Response): Promise<never> {
  await readEnvelope(answer);
  throw new UnreadableError(answer.status, answer.headers.get('x-request-id'));
}
