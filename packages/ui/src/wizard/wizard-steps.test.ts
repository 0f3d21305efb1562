import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stepAt, stepErrors } from './wizard-steps.ts';

const schema = z.object({
  name: z.string().min(1),
  boxes: z.array(z.object({ sku: z.string().min(1) })).min(1),
  note: z.string().max(3).optional(),
});
const steps = [
  { key: 'basics', fields: ['name'] },
  { key: 'boxes', fields: ['boxes'] },
  { key: 'note', fields: ['note'] },
];
const [basics, boxes] = steps;

describe('the steps of a wizard', () => {
  it('asks a step only about its own fields', () => {
    const values = { name: '', boxes: [{ sku: '' }] };
    expect(basics && stepErrors(schema, basics, values).map(({ path }) => path)).toEqual(['name']);
    expect(boxes && stepErrors(schema, boxes, values).map(({ path }) => path)).toEqual(['boxes.0.sku']);
  });

  it('lets nobody jump over a step that is not right yet', () => {
    expect(stepAt(schema, steps, 'note', {})).toBe(0);
    expect(stepAt(schema, steps, 'note', { name: 'a' })).toBe(1);
    expect(stepAt(schema, steps, 'note', { name: 'a', boxes: [{ sku: 's' }] })).toBe(2);
    expect(stepAt(schema, steps, 'basics', { name: 'a', boxes: [{ sku: 's' }] })).toBe(0);
  });

  it('starts at the beginning, and an unknown step is the furthest one open', () => {
    expect(stepAt(schema, steps, null, { name: 'a' })).toBe(0);
    expect(stepAt(schema, steps, 'gone', { name: 'a' })).toBe(1);
  });

  it('passes steps that can no longer be changed', () => {
    expect(stepAt(schema, steps, 'note', {}, ['basics', 'boxes'])).toBe(2);
  });
});
