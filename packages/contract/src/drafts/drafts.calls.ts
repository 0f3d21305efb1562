import { z } from 'zod';
import { DRAFT_BYTES, draftForms } from '@quayside/domain/drafts/draft-rules';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Done, Timestamp, personal } from '../kernel/shapes.ts';

const key = { form: z.enum(draftForms), record: z.string().regex(/^(new|\d{1,16})$/) };
/** Counted up by every save. A tab that does not know the newest version must not overwrite it. */
const Version = z.int().min(0).max(2_000_000_000);
const bytesOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content)).length;

/** A person's own unsaved entries of a form. They are not logged: they are no change yet, and are saved every few seconds. */
export const draftsCalls = defineCalls('drafts', {
  get: {
    method: 'GET',
    path: '/api/ucenter/draft/getDraft',
    input: z.strictObject(key),
    output: z.object({
      draft: z.object({ version: Version, content: z.record(z.string(), z.unknown()), updated_at: Timestamp }).nullable(),
    }),
    permission: 'signed_in',
    log: null,
  },
  save: {
    method: 'POST',
    path: '/api/ucenter/draft/saveDraft',
    input: z.strictObject({
      ...key,
      /** The version the page knows; 0 when it knows none. */
      version: Version,
      content: personal(
        z.record(z.string(), z.unknown()).refine((content) => bytesOf(content) <= DRAFT_BYTES, fieldError('drafts.too_large')),
      ),
    }),
    output: z.object({ version: Version, updated_at: Timestamp }),
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 120, by: 'person' },
  },
  discard: {
    method: 'POST',
    path: '/api/ucenter/draft/discardDraft',
    input: z.strictObject({ ...key, version: Version }),
    output: Done,
    permission: 'signed_in',
    log: null,
  },
});
