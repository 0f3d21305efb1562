import type { FieldError } from '@quayside/contract/kernel/fields';
import { refusals, type RefusalCode, type RefusalDetails } from '@quayside/contract/kernel/refusals';

/** A refused request, with a reason the user can understand. Any other thrown error is an internal error. */
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

/** Throws a refusal if the rule returned a code. */
export function refuseIf(code: RefusalCode | null, details: RefusalDetails = {}): void {
  if (code !== null) throw new Refusal(code, details);
}

/** Refuses with all field errors at once, like a schema error. */
export function refuseFields(...fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new Refusal('request.invalid', {}, fields);
}

/** The row, or the same "not found" for a missing row and another merchant's row. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('request.not_found');
  return row;
}
