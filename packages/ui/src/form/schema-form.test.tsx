import { fieldError } from '@quayside/contract/kernel/fields';
import { screen, waitFor } from '@testing-library/react';
import { Button, Form, Input, Select } from 'antd';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fieldSchema, isRequired, pathOf, whyNotField, entriesOf } from './schema-rules.ts';
import { createSchemaForm, showFieldErrors } from './schema-form.tsx';
import { mockServer, showPage, user } from '../testing.tsx';

const schema = z.strictObject({
  sku: z.string().trim().min(1).max(5),
  category: z.enum(['toys', 'tools']),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email(fieldError('email')))
    .optional(),
  quantity: z.int().min(1).default(1),
  emails: z.array(z.string().pipe(z.email(fieldError('warning-emails.invalid_email')))).max(2),
});
const TestForm = createSchemaForm(schema);
const submitted = vi.fn<(values: object) => void>();

function Page() {
  const [form] = TestForm.useForm();
  return (
    <TestForm.Form form={form} initialValues={{ emails: ['a@b.test', 'nope'] }} onSubmit={submitted}>
      <TestForm.Item name="sku" label="SKU">
        <Input />
      </TestForm.Item>
      <TestForm.Item name="category" label="Category" kind="select">
        <Select options={[{ value: 'toys', label: 'Toys' }]} />
      </TestForm.Item>
      <TestForm.Item name="email" label="Email">
        <Input />
      </TestForm.Item>
      <Form.List name="emails">
        {(rows) =>
          rows.map(({ key, name }) => (
            <TestForm.Item key={key} name={['emails', name]} nameInList={[name]} label={`Address ${name}`}>
              <Input />
            </TestForm.Item>
          ))
        }
      </Form.List>
      <Button htmlType="submit">{'Send'}</Button>
      <Button
        onClick={() =>
          showFieldErrors(form, [
            { path: 'emails.1', msg: 'Taken' },
            { path: 'sku', msg: 'Known' },
          ])
        }
      >
        {'Refuse'}
      </Button>
    </TestForm.Form>
  );
}

afterEach(() => {
  submitted.mockClear();
});
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('a form with the rules of the contract', () => {
  it('SHELL-66 asks to input a text and to select a choice, by their labels, all at once', async () => {
    mockServer(() => ({}));
    await showPage(<Page />);
    await press('Send');
    expect(await screen.findByText('Please input SKU')).toBeTruthy();
    expect(screen.getByText('Please select Category')).toBeTruthy();
    expect(screen.getByText('Invalid email, please re-enter')).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('says in the words of the server why a value is refused, and nothing about an optional one left empty', async () => {
    mockServer(() => ({}));
    await showPage(<Page />);
    await user.enter(screen.getByLabelText('SKU'), 'much too long');
    expect(await screen.findByText('At most 5 characters')).toBeTruthy();
    await user.enter(screen.getByLabelText('Email'), 'x');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    await user.clear(screen.getByLabelText('Email'));
    await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull());
  });

  it('sets what the server refuses on the fields, list entries too', async () => {
    mockServer(() => ({}));
    await showPage(<Page />);
    await press('Refuse');
    expect(await screen.findByText('Taken')).toBeTruthy();
    const entry = screen.getByLabelText('Address 1').closest('.ant-form-item');
    expect(entry?.textContent).toContain('Taken');
    expect(screen.getByLabelText('SKU').closest('.ant-form-item')?.textContent).toContain('Known');
  });

  it('answers what no field stands for', () => {
    const form = {
      getFieldsError: () => [{ name: ['sku'], errors: [] }],
      setFields: vi.fn<(fields: object[]) => void>(),
      scrollToField: vi.fn<() => void>(),
    };
    const left = showFieldErrors(form as never, [
      { path: 'sku', msg: 'a' },
      { path: 'emails', msg: 'b' },
    ]); // only these three are used
    expect(left).toEqual([{ path: 'emails', msg: 'b' }]);
    expect(form.setFields).toHaveBeenCalledWith([{ name: ['sku'], errors: ['a'] }]);
  });

  it('gives the page what the schema made of the entries', async () => {
    mockServer(() => ({}));
    await showPage(<Page />);
    await user.enter(screen.getByLabelText('SKU'), ' ab ');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByTitle('Toys'));
    await user.clear(screen.getByLabelText('Address 1'));
    await user.enter(screen.getByLabelText('Address 1'), 'c@d.test');
    await press('Send');
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ sku: 'ab', category: 'toys', quantity: 1, emails: ['a@b.test', 'c@d.test'] }),
    );
  });
});

describe('the rules of a field', () => {
  it('knows what must be filled in', () => {
    expect(['sku', 'category', 'email', 'quantity'].map((name) => isRequired(schema, [name]))).toEqual([true, true, false, false]);
  });

  it('does not ask for a text that may be empty: left alone, it is the empty text', () => {
    const loose = z.strictObject({
      note: z.string().trim().max(5),
      host: z.string().regex(/^[a-z]*$/),
      rows: z.array(z.object({ a: z.string() })),
    });
    expect(['note', 'host'].map((name) => isRequired(loose, [name]))).toEqual([false, false]);
    expect(whyNotField(loose, ['note'], {})).toBeNull();
    expect(whyNotField(loose, ['host'], { host: '7' })?.code).toBe('wrong_format');
    expect(entriesOf(loose, { rows: [{}] })).toEqual({ note: '', host: '', rows: [{ a: '' }] });
    expect(entriesOf(schema, { email: '', quantity: null })).toEqual({ email: undefined, quantity: undefined });
  });

  it('finds the schema of a list entry, and none for a field that is not there', () => {
    expect(fieldSchema(schema, ['emails', 3])).not.toBeNull();
    expect(fieldSchema(schema, ['nothing'])).toBeNull();
    expect(pathOf('emails.2')).toEqual(['emails', 2]);
  });

  it('hears the rules of the whole about one field', () => {
    const pair = z.object({ a: z.string(), b: z.string() }).superRefine(({ a, b }, check) => {
      if (a === b) check.addIssue({ code: 'custom', path: ['b'], message: fieldError('duplicate').error });
    });
    expect(whyNotField(pair, ['b'], { a: 'x', b: 'x' })?.code).toBe('duplicate');
    expect(whyNotField(pair, ['a'], { a: 'x', b: 'x' })).toBeNull();
    const both = z.object({ a: z.string().default(''), b: z.string().default('') }).superRefine(({ a, b }, check) => {
      if (a !== '' && b === '') check.addIssue({ code: 'custom', path: ['b'], message: fieldError('required').error });
    });
    expect(whyNotField(both, ['b'], { a: 'x', b: '' })?.code).toBe('required');
    expect(whyNotField(both, ['b'], { a: '', b: '' })).toBeNull();
  });
});
