import type { FieldCode } from './fields.ts';
import type { RefusalCode, RefusalDetails } from './refusals.ts';

/** Every response of the portal and the desk. Success is error_code 0; 1010 is an expired session. */
export type Envelope<Content> = { error_code: number; msg: string; content: Content };

/** `content` of a refusal. */
export type RefusalContent = {
  code: RefusalCode;
  request_id: string;
  details: RefusalDetails;
  fields?: { path: string; code: FieldCode; msg: string }[];
};
