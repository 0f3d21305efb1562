import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { refusedAt } from '../kernel/errors.ts';
import { createSchemaForm } from '../form/schema-form.tsx';
import { mockServer, showPage, user } from '../testing.tsx';
import { Wizard } from './wizard.tsx';

const schema = z.object({ name: z.string().min(1), weight: z.string().min(1).max(4) });
const Fields = createSchemaForm(schema);

function Basics() {
  return (
    <Fields.Item name="name" label="Name">
      <Input />
    </Fields.Item>
  );
}
function Weight() {
  return (
    <Fields.Item name="weight" label="Weight">
      <Input />
    </Fields.Item>
  );
}
const steps = [
  { key: 'basics', title: 'Basics', fields: ['name'], Body: Basics },
  { key: 'weight', title: 'Weighing', fields: ['weight'], Body: Weight },
] as const;
const onSave = vi.fn<(step: string, values: object) => Promise<void>>(() => Promise.resolve());
const onFinish = vi.fn<(values: object) => Promise<void>>(() => Promise.resolve());

const show = (draft: Partial<z.input<typeof schema>>, at = '/new', locked: string[] = []) => {
  mockServer(() => ({}));
  return showPage(
    <Wizard schema={schema} steps={steps} draft={draft} onSave={onSave} onFinish={onFinish} finishLabel="Send off" locked={locked} />,
    { at },
  );
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name: new RegExp(`${name}$`) }));

afterEach(() => {
  onSave.mockReset().mockResolvedValue();
  onFinish.mockClear();
});

describe('a wizard', () => {
  it('stops at a step that is not right, and says so at the top and at the field', async () => {
    const { address } = await show({});
    await press('Next');
    expect(await screen.findByText('One entry needs your attention')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Please input Name')).toHaveLength(2));
    expect(address()).toBe('/new');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the step, goes on with the step in the address, and finishes with the whole', async () => {
    const { address } = await show({});
    await user.enter(screen.getByLabelText('Name'), 'Lamp');
    await press('Next');
    expect(await screen.findByLabelText('Weight')).toBeTruthy();
    expect(onSave).toHaveBeenCalledWith('basics', { name: 'Lamp' });
    expect(address()).toBe('/new?step=weight');
    await user.enter(screen.getByLabelText('Weight'), '1.5');
    await press('Send off');
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ name: 'Lamp', weight: '1.5' }));
    expect(onSave).toHaveBeenLastCalledWith('weight', { name: 'Lamp', weight: '1.5' });
  });

  it('stays when the draft cannot be kept', async () => {
    onSave.mockRejectedValue(new Error('refused'));
    const { address } = await show({ name: 'Lamp' });
    await press('Next');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(address()).toBe('/new');
    expect(screen.getByLabelText('Name')).toBeTruthy();
  });

  it('goes back with a step half done and loses nothing', async () => {
    await show({ name: 'Lamp' }, '/new?step=weight');
    await user.enter(screen.getByLabelText('Weight'), 'too heavy');
    await press('Previous');
    expect(await screen.findByLabelText('Name')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
    await press('Next');
    expect(await screen.findByDisplayValue('too heavy')).toBeTruthy();
  });

  it('takes a fault off the list as soon as it is mended', async () => {
    await show({});
    await press('Next');
    const list = await screen.findByRole('alert');
    expect(list.textContent).toContain('One entry');
    await user.enter(screen.getByLabelText('Name'), 'Lamp');
    await waitFor(() => expect(list.isConnected).toBe(false));
  });

  it('leads to the step of a field the server refused, and shows it there', async () => {
    onFinish.mockRejectedValueOnce(refusedAt('name', 'duplicate', 'Somebody has this name'));
    const { address } = await show({ name: 'Lamp' }, '/new?step=weight');
    await user.enter(screen.getByLabelText('Weight'), '1.5');
    await press('Send off');
    expect(await screen.findByLabelText('Name')).toBeTruthy();
    expect(address()).toBe('/new?step=basics');
    await waitFor(() => expect(screen.getAllByText('Somebody has this name')).toHaveLength(2)); // at the field, and in the list
    await user.enter(screen.getByLabelText('Name'), ' 2');
    await waitFor(() => expect(screen.queryByText('One entry needs your attention')).toBeNull());
  });

  it('brings the errors into sight at every failed attempt, and opens a step at its top', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const seen = (selector: string) => scrolled.mock.contexts.filter((one) => (one as Element).matches(selector)).length;
    await show({});
    await press('Next');
    await screen.findByText('One entry needs your attention');
    const first = seen('.wizard-errors');
    expect(first).toBeGreaterThan(0);
    await press('Next');
    await waitFor(() => expect(seen('.wizard-errors')).toBeGreaterThan(first));
    expect(seen('.wizard')).toBe(0);
    await user.enter(screen.getByLabelText('Name'), 'Lamp');
    await press('Next');
    await screen.findByLabelText('Weight');
    expect(seen('.wizard')).toBe(1);
    expect(document.activeElement?.matches('.wizard')).toBe(true);
  });

  it('shows a locked step without letting anybody change it', async () => {
    await show({ name: 'Lamp' }, '/new', ['basics']);
    expect(screen.getByText('This step can no longer be changed.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').disabled).toBe(true);
    await press('Next');
    expect(await screen.findByLabelText('Weight')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });
});
