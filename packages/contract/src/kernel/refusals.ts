import type { KernelRefusal } from '@quayside/domain/kernel/refusals';
import type { UsedSku } from '@quayside/domain/products/product-uses';
import { areas } from '../areas.generated.ts';
import type { Area, RefusalNumbers } from './area.ts';

type CodesOf<Of> = Of extends { refusals: infer Refusals } ? keyof Refusals & string : never;
/** Every refusal code. Declared in domain, numbered by its area, with its text in i18n. */
export type RefusalCode = KernelRefusal | CodesOf<(typeof areas)[keyof typeof areas]>;

/** The data of a refusal, in no language: `refusalText` in i18n makes the text. */
export type RefusalDetails = Readonly<Record<string, string | number | readonly UsedSku[]>>;

const kernelRefusals = {
  'request.invalid': { status: 422, error_code: 1001 },
  'request.malformed': { status: 400, error_code: 1002 },
  'permission.denied': { status: 403, error_code: 1003 },
  'request.not_found': { status: 404, error_code: 1004 },
  'request.too_large': { status: 413, error_code: 1005 },
  'request.unsupported_media': { status: 415, error_code: 1006 },
  'request.too_frequent': { status: 429, error_code: 1007 },
  'request.illegal_operation': { status: 403, error_code: 1008 },
  'request.key_reused': { status: 409, error_code: 1009 },
  'session.expired': { status: 401, error_code: 1010 },
  'call.unknown': { status: 404, error_code: 1011 },
  'request.conflict': { status: 409, error_code: 1012 },
  'request.changed_meanwhile': { status: 409, error_code: 1013 },
  'request.too_complex': { status: 413, error_code: 1014 },
  'request.too_many_attempts': { status: 429, error_code: 1015 },
  'session.confirm': { status: 403, error_code: 1016 },
  'session.paused': { status: 401, error_code: 1017 },
  'permission.address': { status: 403, error_code: 1018 },
  'permission.whole_account': { status: 403, error_code: 1019 },
  'key.missing': { status: 401, error_code: 1020 },
  'key.unknown': { status: 401, error_code: 1021 },
  'key.expired': { status: 401, error_code: 1022 },
  'key.off': { status: 401, error_code: 1023 },
  'server.fault': { status: 500, error_code: 1500 },
  'server.unavailable': { status: 503, error_code: 1503 },
} as const satisfies Record<KernelRefusal, RefusalNumbers>;

const stated: readonly Area[] = Object.values(areas);

/** HTTP status and envelope number of every refusal. */
export const refusals = Object.assign({}, kernelRefusals, ...stated.map((area) => area.refusals)) as {
  readonly [Code in RefusalCode]: RefusalNumbers;
}; // Object.assign forgets the keys RefusalCode is made of
