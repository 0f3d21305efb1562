import type { Call } from '@quayside/contract/kernel/call';

type Json = Record<string, unknown>;

const problem = {
  type: 'object',
  description: 'Why a request was refused (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'instance', 'request_id'],
  properties: {
    type: { type: 'string', description: 'The kind of problem as a URI. It never changes.' },
    title: { type: 'string', description: 'The reason in the language of the request.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', description: 'The kind of problem. Decide by it.' },
    instance: { type: 'string', description: 'This request as a URI.' },
    request_id: { type: 'string', description: 'The id of this request, also in the header `x-request-id`. Name it when you ask us.' },
    fields: {
      type: 'array',
      description: 'All wrong fields at once, at most 50.',
      items: {
        type: 'object',
        required: ['path', 'code', 'msg'],
        properties: {
          path: { type: 'string', description: 'Where the field is, such as `lines.0.sku`.' },
          code: { type: 'string', description: 'What is wrong with it.' },
          msg: { type: 'string', description: 'The same in the language of the request.' },
        },
      },
    },
  },
};

export const rateHeaders: Json = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimit-Limit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimit-Remaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimit-Reset' },
};

const REQUEST = '4e8bc3a1-0a51-4d1e-9c6f-2f6d8f0f9a11';
const about = (status: number, code: string, title: string, more: Json = {}) => ({
  type: `urn:error:${code}`,
  title,
  status,
  code,
  instance: `urn:uuid:${REQUEST}`,
  request_id: REQUEST,
  ...more,
});

function refused(description: string, example: Json, headers: Json = {}): Json {
  return {
    description,
    headers: { ...rateHeaders, ...headers },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
  };
}

const wrongField = { path: 'lines.0.sku', code: 'products.sku_not_found', msg: 'SKU not found' };
const responses = {
  Malformed: refused('The request is no JSON, or a header is wrong.', about(400, 'request.malformed', 'The request could not be read.')),
  NoKey: refused(
    'The key is missing (`key.missing`), not known (`key.unknown`), expired (`key.expired`) or switched off (`key.off`).',
    about(401, 'key.unknown', 'There is no such API key. It may have been ended or replaced.'),
  ),
  NotAllowed: refused(
    'The key lacks the scope (`permission.denied`), is used from an address that is not listed (`permission.address`), or is limited to warehouses (`permission.whole_account`).',
    about(403, 'permission.denied', 'You do not have permission for this.'),
  ),
  NotFound: refused(
    'There is no such record in your account and in the warehouses of your key.',
    about(404, 'request.not_found', 'Not found.'),
  ),
  Conflict: refused(
    'The record is in another state, the number is taken, or the `Idempotency-Key` was used for another request (`request.key_reused`).',
    about(409, 'request.key_reused', 'This idempotency key was used for another request.'),
  ),
  TooLarge: refused('The request is too large or too complex.', about(413, 'request.too_large', 'The request is too large.')),
  WrongMedia: refused('The body is not JSON.', about(415, 'request.unsupported_media', 'Please send JSON.')),
  Invalid: refused(
    'Fields are wrong: all of them are listed.',
    about(422, 'request.invalid', 'Parameter error: please check the marked fields.', { fields: [wrongField] }),
  ),
  TooMany: refused(
    'Too many requests. Wait as long as `Retry-After` says.',
    about(429, 'request.too_frequent', 'Operation too frequent, please try again later!'),
    {
      'Retry-After': { $ref: '#/components/headers/Retry-After' },
    },
  ),
  Fault: refused(
    'Our fault. Repeat later with the same `Idempotency-Key`.',
    about(500, 'server.fault', 'Something went wrong on our side.'),
  ),
};

const whole = { type: 'integer', minimum: 0 };

export const sharedParts: Json = {
  securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'The key of your settings, or a key of an integration.' } },
  schemas: { Problem: problem },
  headers: {
    'RateLimit-Limit': { description: 'How many requests your key may make in a minute, from all your programs together.', schema: whole },
    'RateLimit-Remaining': {
      description:
        'How many of them are left, as far as this server knows: others that answer for the same key may have let through a few more.',
      schema: whole,
    },
    'RateLimit-Reset': { description: 'In how many seconds all are left again.', schema: whole },
    'Retry-After': { description: 'How many seconds to wait.', schema: whole },
  },
  parameters: {
    Language: {
      name: 'lang',
      in: 'header',
      required: false,
      description: 'The language of messages.',
      schema: { type: 'string', enum: ['en-us', 'zh-cn', 'zh-tw'] },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        '8 to 100 letters, digits, - and _. The same request with the same key is done once; another request with it is refused.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
      example: 'order-SHOP-1001',
    },
  },
  responses,
};

export function commonParameters(method: Call['method']): Json[] {
  const language = { $ref: '#/components/parameters/Language' };
  return method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }, language] : [language];
}

export function problemResponses({ method }: Call): Json {
  const of = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });
  const reads = { 401: of('NoKey'), 403: of('NotAllowed'), 404: of('NotFound'), 422: of('Invalid'), 429: of('TooMany'), 500: of('Fault') };
  if (method === 'GET') return reads;
  return { 400: of('Malformed'), ...reads, 409: of('Conflict'), 413: of('TooLarge'), 415: of('WrongMedia') };
}
