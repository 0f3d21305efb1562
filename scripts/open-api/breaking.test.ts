import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../apps/server/src/kernel/open-docs/document.ts';
import type { Schema } from '../../apps/server/src/kernel/open-docs/schema.ts';
import { breakingChanges, type Document, type Operation } from './breaking.ts';
import { faultsOf } from './lint.ts';
import { openCalls } from './open-calls.ts';

const current: Document = openApiDocument(await openCalls());
const released: Document = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/open-api/v1.json'), 'utf8')); // written by npm run open-api

/** The current document with one change. */
function changed(path: string, method: string, change: (operation: Operation) => void): Document {
  const copy = structuredClone(current);
  const operation = copy.paths?.[path]?.[method];
  if (!operation) throw new Error(`there is no ${method} ${path}`);
  change(operation);
  return copy;
}
const bodyOf = ({ requestBody }: Operation): Schema => requestBody?.content?.['application/json']?.schema ?? {};
const answerOf = ({ responses }: Operation): Schema => responses?.['200']?.content?.['application/json']?.schema ?? {};
const orders = (change: (operation: Operation) => void, method = 'post') =>
  breakingChanges(current, changed('/open/v1/orders', method, change));
const field = (schema: Schema, name: string) => schema.properties?.[name] ?? {};

describe('a released version of the open API', () => {
  it('PLUG-04 the calls of today break nothing that was released in version 1', () => {
    expect(Object.keys(released.paths ?? {}).length).toBeGreaterThan(15);
    expect(breakingChanges(released, current)).toEqual([]);
  });

  it('refuses calls, inputs and answers that are gone', () => {
    const gone = structuredClone(current);
    delete gone.paths?.['/open/v1/orders'];
    expect(breakingChanges(current, gone)).toEqual(['GET /open/v1/orders is gone', 'POST /open/v1/orders is gone']);
    expect(orders((one) => delete bodyOf(one).properties?.['remark'])).toEqual(['POST /open/v1/orders body does not take remark any more']);
    expect(orders((one) => delete answerOf(one).properties?.['order_no'])).toContain(
      'POST /open/v1/orders answer does not have order_no any more',
    );
    expect(orders((one) => (one.parameters = (one.parameters ?? []).filter(({ name }) => name !== 'status')), 'get')).toEqual([
      'GET /open/v1/orders does not take status any more',
    ]);
  });

  it('refuses new required inputs, smaller limits, fewer choices and other types', () => {
    expect(orders((one) => bodyOf(one).required?.push('remark'))).toEqual(['POST /open/v1/orders body now needs remark']);
    expect(orders((one) => (field(bodyOf(one), 'remark')['maxLength'] = 10))).toEqual([
      'POST /open/v1/orders body.remark has a smaller maxLength',
    ]);
    expect(orders((one) => field(bodyOf(one), 'address_type').enum?.pop())).toEqual([
      'POST /open/v1/orders body.address_type does not take military any more',
    ]);
    expect(orders((one) => (field(bodyOf(one), 'warehouse_id').type = 'string'))).toContain(
      'POST /open/v1/orders body.warehouse_id takes no integer any more',
    );
    expect(orders((one) => (field(answerOf(one), 'order_no').type = ['string', 'null']))).toEqual([
      'POST /open/v1/orders answer.order_no can now be null',
    ]);
    expect(orders((one) => answerOf(one).required?.splice(0, 1))).toHaveLength(1);
    expect(orders((one) => one.parameters?.push({ name: 'shop', in: 'query', required: true }), 'get')).toEqual([
      'GET /open/v1/orders now needs shop',
    ]);
  });

  it('allows new calls, new optional inputs, larger limits and new fields of answers', () => {
    const more = changed('/open/v1/orders', 'post', (one) => {
      field(bodyOf(one), 'remark')['maxLength'] = 5000;
      Object.assign(bodyOf(one).properties ?? {}, { gift: { type: 'boolean' } });
      Object.assign(answerOf(one).properties ?? {}, { gift: { type: 'boolean' } });
    });
    Object.assign(more.paths ?? {}, { '/open/v1/gifts': {} });
    expect(breakingChanges(current, more)).toEqual([]);
  });
});

describe('the document', () => {
  it('PLUG-04 has no error and no warning under the recommended rules, and would show one', async () => {
    expect(await faultsOf(current)).toEqual([]);
    const bad = changed('/open/v1/orders', 'post', (one) => delete Object.assign(one, { summary: undefined }).parameters);
    expect(await faultsOf(bad)).not.toEqual([]);
  });

  it('PLUG-04 describes every call and every field in words, with an example', () => {
    const silent: string[] = [];
    const walk = (schema: Schema, at: string): void => {
      for (const [name, one] of Object.entries(schema.properties ?? {})) {
        if (!one.description) silent.push(`${at}.${name}`);
        walk(one, `${at}.${name}`);
      }
      for (const one of [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])]) walk(one, at);
    };
    for (const [path, operations] of Object.entries(current.paths ?? {}))
      for (const [method, one] of Object.entries(operations)) {
        walk(bodyOf(one), `${method} ${path}`);
        walk(answerOf(one), `${method} ${path}`);
        for (const parameter of one.parameters ?? [])
          if (!('$ref' in parameter) && !('description' in parameter)) silent.push(`${path} ${parameter.name ?? ''}`);
        if (!('summary' in one) || !('description' in one)) silent.push(path);
      }
    expect(silent).toEqual([]);
  });
});
