import { defineCalls } from '@quayside/contract/kernel/call';
import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { refusedAt } from '../kernel/errors.ts';
import { useUnsaved } from '../kernel/unsaved.ts';
import { mockServer, refused, showPage, user } from '../testing.tsx';
import { createSchemaForm } from './schema-form.tsx';
import type { FormOptions } from './use-form-send.ts';
import { usePublicSave } from './use-public-save.ts';
import { useSave } from './use-save.ts';

const calls = defineCalls('orders', {
  save: {
    method: 'POST',
    path: '/api/test/save',
    input: z.object({ name: z.string(), city: z.string() }),
    output: z.object({ id: z.number() }),
    permission: 'signed_in',
    log: null,
  },
});
const Fields = createSchemaForm(calls.save.input);
type Options = Omit<FormOptions<typeof calls.save>, 'form'>;

function Page(options: Options) {
  const [form] = Fields.useForm();
  const { save, isSaving, isDirty, touch, failure } = useSave(calls.save, ['orders'], { ...options, form });
  return (
    <Fields.Form form={form} onValuesChange={touch} onSubmit={(values) => void save(values)}>
      {failure !== null && <p>{`failure: ${failure}`}</p>}
      <i data-testid="state" title={[isDirty && 'dirty', isSaving && 'saving'].filter(Boolean).join(' ')} />
      <Fields.Item name="name" label="Name">
        <Input />
      </Fields.Item>
      <Fields.Item name="city" label="City">
        <Input />
      </Fields.Item>
      <button type="submit">Save</button>
    </Fields.Form>
  );
}

async function fillAndSave(options: Options, answer: () => unknown) {
  const asked = mockServer(answer);
  await showPage(<Page {...options} />);
  await user.enter(screen.getByLabelText('Name'), 'Mei');
  await user.enter(screen.getByLabelText('City'), 'Hamburg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return asked;
}
const state = () => screen.getByTestId('state').title;
const at = (path: string, msg: string) => ({ path, code: 'required', msg });

describe('useSave', () => {
  it('sends the form, tells the success, is clean and goes on', async () => {
    const onSaved = vi.fn<NonNullable<Options['onSaved']>>();
    const asked = await fillAndSave({ guard: 'page', saved: ({ id }) => `Saved as ${id}`, onSaved }, () => ({ id: 7 }));
    expect(await screen.findByText('Saved as 7')).toBeTruthy();
    expect(asked[0]?.body).toEqual({ name: 'Mei', city: 'Hamburg' });
    expect(onSaved).toHaveBeenCalledWith({ id: 7 }, { name: 'Mei', city: 'Hamburg' });
    await waitFor(() => expect(state()).toBe(''));
    expect(useUnsaved.getState().dirty.size).toBe(0);
  });

  it('shows every refused field at once, keeps what was typed and stays guarded', async () => {
    const fields = [at('name', 'Too short'), at('city', 'Unknown city')];
    const onSaved = vi.fn<NonNullable<Options['onSaved']>>();
    await fillAndSave({ guard: 'page', onSaved }, () => refused(1001, 'Check the fields', { fields }));
    expect(await screen.findByText('Too short')).toBeTruthy();
    expect(await screen.findByText('Unknown city')).toBeTruthy();
    expect(screen.queryByText(/failure:/)).toBeNull();
    expect(screen.getByDisplayValue('Hamburg')).toBeTruthy();
    expect(useUnsaved.getState().dirty.size).toBe(1);
    expect(onSaved).not.toHaveBeenCalled();
    expect(state()).toBe('dirty');
  });

  it('summarises what has no field', async () => {
    const fields = [at('name', 'Too short'), at('elsewhere', 'Not possible today')];
    await fillAndSave({}, () => refused(1001, 'Check the fields', { fields }));
    expect(await screen.findByText('failure: Not possible today')).toBeTruthy();
    expect(await screen.findByText('Too short')).toBeTruthy();
  });

  it('puts the failed text before the message, and counts marked fields that may be out of sight', async () => {
    const fields = [at('name', 'Too short'), at('city', 'Unknown city')];
    await fillAndSave({ summary: 'message', failed: 'Not saved' }, () => refused(1001, 'Check the fields', { fields }));
    expect(await screen.findByText('Not saved: 2 entries need your attention')).toBeTruthy();
  });

  it('finds the field of a refusal that names none', async () => {
    const fieldOf = (code: string) => (code === 'customers.paused' ? 'city' : undefined);
    await fillAndSave({ fieldOf }, () => refused(2000, 'Paused', { code: 'customers.paused', fields: [] }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(screen.queryByText(/failure:/)).toBeNull();
  });

  it('sends nothing that the page itself refuses', async () => {
    const asked = await fillAndSave({ check: () => refusedAt('name', 'required', 'Taken') }, () => ({ id: 7 }));
    expect(await screen.findByText('Taken')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('offers to reload what somebody else has changed; a page that cannot reload says so', async () => {
    const changed = () => refused(1013, 'Changed since', { code: 'request.changed_meanwhile', fields: [] });
    const onReload = vi.fn<() => void>();
    await fillAndSave({ onReload }, changed);
    expect((await screen.findAllByText('Somebody else changed this record')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/failure:/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('without a way to reload, somebody else’s change is summarised like any refusal', async () => {
    await fillAndSave({}, () => refused(1013, 'Changed since', { code: 'request.changed_meanwhile', fields: [] }));
    expect(await screen.findByText('failure: Changed since')).toBeTruthy();
  });
});

function PublicPage() {
  const [form] = Fields.useForm();
  const { save, failure } = usePublicSave(calls.save, { form });
  return (
    <Fields.Form form={form} onSubmit={(values) => void save(values)}>
      {failure !== null && <p>{failure}</p>}
      <Fields.Item name="name" label="Name">
        <Input />
      </Fields.Item>
      <button type="button" onClick={() => void save({ name: 'Mei', city: '' })}>
        Send
      </button>
    </Fields.Form>
  );
}

describe('usePublicSave', () => {
  it('shows refusals the same way', async () => {
    mockServer(() => refused(1001, 'Check', { fields: [at('name', 'Too short')] }));
    await showPage(<PublicPage />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too short')).toBeTruthy();
  });
});
