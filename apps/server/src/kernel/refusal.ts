import type { FieldError } from '@quayside/contract/kernel/fields';
import { refusals, type RefusalCode, type RefusalDetails } from '@quayside/contract/kernel/refusals';

/** The system says no, for a reason a person can understand. Everything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  readonly fields: readonly FieldError[];

  constructor(code: RefusalCode, details: RefusalDetails = {}, fields: readonly FieldError[] = [], cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.details = details;
    this.fields = fields;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}

/** Refuses with the reason a rule gave, if it gave one. */
export function refuseIf(code: RefusalCode | null, details: RefusalDetails = {}): void {
  if (code !== null) throw new Refusal(code, details);
}

/** Refuses single fields, all at once, as the schema would have. */
export function refuseFields(...fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new Refusal('request.invalid', {}, fields);
}

/** The row, or the same answer for what does not exist and what is not yours. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('request.not_found');
  return row;
}
