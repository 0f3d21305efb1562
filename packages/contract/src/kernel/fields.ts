import type { z } from 'zod';
import type { areas } from '../areas.generated.ts';

/** Error codes of single fields. Each has a text in i18n; an area declares its own in its area file. */
export const kernelFieldCodes = [
  'required',
  'wrong_type',
  'wrong_format',
  'wrong_choice',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_few',
  'too_many',
  'not_whole',
  'unknown_field',
  'special_symbols',
  'over_500',
  'email',
  'duplicate',
  'decimal',
  'decimals',
  'above_zero',
  'country',
  'and_more',
  'cursor',
] as const;
type AreaFieldCode = (typeof areas)[keyof typeof areas]['fields'][number];
export type FieldCode = (typeof kernelFieldCodes)[number] | AreaFieldCode;

export type FieldError = { path: string; code: FieldCode; params: Record<string, string | number> };

/** Sets the code of a schema's own check, and the figures of its text: `z.email(fieldError('email'))`. */
export function fieldError(code: FieldCode, params: FieldError['params'] = {}): { error: string } {
  return { error: `code:${code} ${JSON.stringify(params)}` };
}

/** All field errors of an input. The input is read again to tell missing fields from invalid ones. */
export function fieldErrors(error: z.core.$ZodError, input: unknown): FieldError[] {
  return error.issues.flatMap((issue) => fromIssue(issue, isMissing(input, issue.path)));
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    input,
  );
  return value === undefined || value === null;
}

function fromIssue(issue: z.core.$ZodIssue, missing: boolean): FieldError[] {
  const path = issue.path.join('.');
  const [, own, params = '{}'] = /^code:(\S+) (.+)$/.exec(issue.message) ?? [];
  // Only `fieldError` writes this, and it accepts nothing but a FieldCode.
  if (own) return [{ path, code: own as FieldCode, params: { ...paramsOf(issue), ...(JSON.parse(params) as FieldError['params']) } }];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknown_field', params: {} }));
  }
  return [{ path, code: missing ? 'required' : codeOf(issue), params: paramsOf(issue) }];
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'invalid_value') return { choices: issue.values.map(String).join(', ') };
  return {};
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'not_whole' : 'wrong_type';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too_short';
      return issue.origin === 'array' ? (issue.minimum === 1 ? 'required' : 'too_few') : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big';
    case 'invalid_value':
      return 'wrong_choice';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'wrong_format';
    default:
      return 'wrong_format';
  }
}
