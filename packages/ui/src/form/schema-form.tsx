import { Form, type FormInstance, type FormItemProps, type FormProps } from 'antd';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { ServerField } from '../kernel/errors.ts';
import { allErrors, isRequired, pathOf, whyNotField, entriesOf, type FieldPath } from './schema-rules.ts';
import { isEmpty } from '../kernel/values.ts';
import { useFieldText } from './field-text.ts';

export type FieldKind = 'input' | 'select';

/** A form validated by the contract's schema: the page and the server give the same errors with the same texts (SHELL-66). */
export function createSchemaForm<Schema extends z.ZodObject>(schema: Schema) {
  type Values = z.input<Schema> & object;
  type Name = keyof Values & string;
  type SchemaFormProps = Omit<FormProps<Values>, 'onFinish' | 'onFinishFailed' | 'name' | 'children'> & {
    form: FormInstance<Values>;
    children?: ReactNode;
    /** Gets the parsed values: trimmed, in lower case. */
    onSubmit: (values: z.output<Schema>) => void;
    /** Errors only the server can find, asked for when the form has errors of its own: all of them are shown at once. */
    alsoCheck?: (entered: Values) => Promise<readonly FieldError[]>;
    /** Gets the number of all fields with errors. */
    onErrors?: (count: number) => void;
  };
  type ItemProps = Omit<FormItemProps, 'name' | 'rules' | 'label'> & {
    name: Name | [Name, ...(string | number)[]];
    label: string;
    /** The control itself has the label for screen readers. */
    hideLabel?: boolean;
    kind?: FieldKind;
    /** Error text for an empty field, where "please input" does not fit. */
    emptyText?: string;
    /** Inside a Form.List, Ant Design field names are relative to the list: this is the relative name. */
    nameInList?: (string | number)[];
  };

  function SchemaForm({ onSubmit, alsoCheck, onErrors, form, ...rest }: SchemaFormProps) {
    // Two tabs may show the same form, and Ant Design builds field ids from the form's name.
    const id = useId();
    const textOf = useFieldText();
    const finish = (entered: Values) => {
      const result = schema.safeParse(entriesOf(schema, entered));
      if (result.success) return onSubmit(result.data);
      showFieldErrors(
        form,
        allErrors(schema, entered).map((error) => ({ ...error, msg: textOf(error) })),
      );
    };
    const fail = async () => {
      const entered = form.getFieldsValue(true) as Values; // the form's fields are the schema's
      const more = (await alsoCheck?.(entered).catch(() => [])) ?? [];
      const count = addFieldErrors(
        form,
        more.map((error) => ({ path: error.path, msg: textOf(error) })),
      );
      onErrors?.(count);
    };
    return <Form<Values> name={id} layout="vertical" form={form} {...rest} onFinish={finish} onFinishFailed={() => void fail()} />;
  }

  function Item({ name, label, hideLabel = false, kind = 'input', emptyText, nameInList, ...rest }: ItemProps) {
    const path = Array.isArray(name) ? name : [name];
    const rule = useSchemaRule(schema, path, label, kind, emptyText);
    return <Form.Item name={nameInList ?? path} {...(hideLabel ? {} : { label })} rules={[rule]} {...rest} />;
  }

  return { Form: SchemaForm, Item, useForm: () => Form.useForm<Values>() };
}

/** The rule of one field as Ant Design wants it. */
export function useSchemaRule(schema: z.ZodType, path: FieldPath, label: string, kind: FieldKind, empty?: string) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const required = isRequired(schema, path);
  return (form: Pick<FormInstance, 'getFieldsValue'>) => ({
    required,
    validator: (_rule: unknown, value: unknown): Promise<void> => {
      const error = whyNotField(schema, path, form.getFieldsValue(true));
      // An empty list may be valid; undefined never is.
      if (isEmpty(value) && error !== null && (required || error.code === 'required')) {
        const usual = kind === 'select' ? t('validation.select', { label }) : t('validation.input', { label });
        return Promise.reject(new Error(empty ?? usual));
      }
      return error === null ? Promise.resolve() : Promise.reject(new Error(textOf(error)));
    },
  });
}

/** Sets errors on their fields, or on the parent field, and scrolls to the first. Returns the errors without a field. */
export function showFieldErrors(
  form: FormInstance,
  fields: readonly Pick<ServerField, 'path' | 'msg'>[],
): Pick<ServerField, 'path' | 'msg'>[] {
  const known = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const mine = fields.flatMap((field) => {
    const path = nearest(field.path, known);
    return path === null ? [] : [{ ...field, path }];
  });
  const byPath = Map.groupBy(mine, ({ path }) => path);
  form.setFields([...byPath].map(([path, errors]) => ({ name: pathOf(path), errors: errors.map(({ msg }) => msg) })));
  const [first] = mine;
  if (first) form.scrollToField(pathOf(first.path), { behavior: 'smooth', block: 'center' });
  return fields.filter(({ path }) => nearest(path, known) === null);
}

/**
 * Adds errors to fields that have none yet, and leads to the first field with an error, in the order of the page. Returns how many fields
 * have one, counted before the focus moves: a field that is left is checked again and has none meanwhile.
 */
function addFieldErrors(form: FormInstance, fields: readonly Pick<ServerField, 'path' | 'msg'>[]): number {
  const shown = form.getFieldsError();
  const free = new Set(shown.filter(({ errors }) => errors.length === 0).map(({ name }) => name.join('.')));
  const known = new Set(shown.map(({ name }) => name.join('.')));
  const mine = fields.flatMap(({ path, msg }) => ({ path: nearest(path, known) ?? '', msg })).filter(({ path }) => free.has(path));
  form.setFields(mine.map(({ path, msg }) => ({ name: pathOf(path), errors: [msg] })));
  const faulty = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  const [first] = faulty;
  if (first && mine.length > 0) form.scrollToField(first.name, { block: 'center', focus: true });
  return faulty.length;
}

/** `skus.3` belongs to `skus` when the form has one field for them all. */
function nearest(path: string, known: ReadonlySet<string>): string | null {
  if (known.has(path)) return path;
  const dot = path.lastIndexOf('.');
  return dot < 0 ? null : nearest(path.slice(0, dot), known);
}
