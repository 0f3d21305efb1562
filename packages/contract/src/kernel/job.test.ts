import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from './job.ts';

describe('a job', () => {
  const payload = z.strictObject({});

  it('is ended after 2 minutes in the quick lane and after 30 in the long one, unless it says otherwise', () => {
    expect(defineJob('test', 'quick', { lane: 'quick', payload }).deadlineSeconds).toBe(120);
    expect(defineJob('test', 'long', { lane: 'long', payload }).deadlineSeconds).toBe(1800);
    expect(defineJob('test', 'own', { lane: 'long', payload, deadlineSeconds: 7200 }).deadlineSeconds).toBe(7200);
  });
});
