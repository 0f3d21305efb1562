import { areas } from '@quayside/contract/areas.generated';
import { defineCalls } from '@quayside/contract/kernel/call';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mockServer, refused, showPage, user, type Asked } from '../testing.tsx';
import { NetworkError, RefusedError, TimeoutError, type ServerField } from './errors.ts';
import { shouldRetry, useRead, useWrite } from './query.ts';

const any = z.looseObject({});
const calls = defineCalls('orders', {
  read: { method: 'GET', path: '/api/read', input: any, output: z.object({ text: z.string() }), permission: 'signed_in', log: null },
  save: { method: 'POST', path: '/api/save', input: any, output: any, permission: 'signed_in', log: null },
});
const others = defineCalls('products', {
  read: { method: 'GET', path: '/api/other', input: any, output: any, permission: 'signed_in', log: null },
});

function Page({ onFields }: { onFields?: (fields: readonly ServerField[]) => void }) {
  const read = useRead(calls.read, {});
  useRead(others.read, {});
  const save = useWrite(calls.save, ['orders'], onFields ? { onFields } : {});
  return (
    <>
      <p>{read.data?.text}</p>
      <button type="button" onClick={() => save.mutate({ a: 1 })}>
        {'save'}
      </button>
      <button type="button" onClick={() => save.mutate({ a: 2 })}>
        {'other'}
      </button>
    </>
  );
}

const of = (asked: readonly Asked[], path: string) => asked.filter((one) => one.path === path);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('reads and writes of a page', () => {
  it('refreshes areas that exist: another name does not compile', () => {
    // @ts-expect-error -- misspelt
    const misspelt: Parameters<typeof useWrite>[1] = ['ordres'];
    expect(Object.keys(areas)).not.toContain(misspelt[0]);
  });

  it('NET-12 toasts the msg of a refused write', async () => {
    mockServer(({ path }) => (path === '/api/save' ? refused(2201, 'This task has already moved on.') : { text: 'x' }));
    await showPage(<Page />);
    await press('save');
    expect(await screen.findByText('This task has already moved on.')).toBeTruthy();
  });

  it('NET-12 toasts the msg of a refused read', async () => {
    mockServer(({ path }) => (path === '/api/read' ? refused(1003, 'Permission Denied') : {}));
    await showPage(<Page />);
    expect(await screen.findByText('Permission Denied')).toBeTruthy();
  });

  it('NET-14 toasts "Please check your network", after asking a second time for a read and only once for a write', async () => {
    const asked = mockServer(({ path }) => {
      if (path === '/api/other') return {};
      throw new TypeError('Failed to fetch');
    });
    await showPage(<Page />);
    await press('save');
    expect(await screen.findByText('Please check your network', {}, { timeout: 3000 })).toBeTruthy();
    await waitFor(() => expect(of(asked, '/api/read')).toHaveLength(2), { timeout: 3000 });
    expect(of(asked, '/api/save')).toHaveLength(1);
  });

  it('NET-06 NET-08 says nothing of its own about an expired session', async () => {
    const onExpired = vi.fn<() => void>();
    mockServer(() => refused(1010, 'Login status has expired'));
    await showPage(<Page />, { hooks: { onExpired } });
    await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Login status has expired')).toBeNull();
  });

  it('refreshes the areas a write touches and no others', async () => {
    let text = 'before';
    const asked = mockServer(({ path }) => {
      if (path === '/api/save') text = 'after';
      return { text };
    });
    await showPage(<Page />);
    expect(await screen.findByText('before')).toBeTruthy();
    await press('save');
    expect(await screen.findByText('after')).toBeTruthy();
    expect(of(asked, '/api/other')).toHaveLength(1);
  });

  it('hands refused fields to the form instead of a toast', async () => {
    const fields = [{ path: 'emails.2', code: 'email', msg: 'No' }];
    const onFields = vi.fn<(fields: readonly ServerField[]) => void>();
    mockServer(({ path }) => (path === '/api/save' ? refused(1001, 'Parameter error', { fields }) : { text: 'x' }));
    await showPage(<Page onFields={onFields} />);
    await press('save');
    await waitFor(() => expect(onFields).toHaveBeenCalledWith(fields));
    expect(screen.queryByText('Parameter error')).toBeNull();
  });

  it('sends the same action again under the same key when nobody knows how it ended', async () => {
    let lost = true;
    const asked = mockServer(({ path }) => {
      if (path === '/api/save' && lost) throw new TypeError('Failed to fetch');
      return { text: 'x' };
    });
    await showPage(<Page />);
    const keys = () => of(asked, '/api/save').map(({ headers }) => headers.get('idempotency-key'));
    await press('save');
    await waitFor(() => expect(keys()).toHaveLength(1));
    lost = false;
    await press('save');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
    await press('save');
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]).not.toBe(keys()[0]);
    await press('other');
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect(new Set(keys()).size).toBe(3);
  });

  it('asks again only for what never arrived, and only once', () => {
    const refusal = new RefusedError({ error_code: 1001, msg: '', content: null }, null);
    expect(shouldRetry(0, new NetworkError('x'))).toBe(true);
    expect(shouldRetry(1, new NetworkError('x'))).toBe(false);
    expect(shouldRetry(0, refusal)).toBe(false);
    expect(shouldRetry(0, new TimeoutError('x'))).toBe(false);
  });
});
