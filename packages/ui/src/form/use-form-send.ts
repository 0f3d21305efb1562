import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import { App, type FormInstance } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { useUnsavedGuard } from '../kernel/unsaved.ts';
import { showFieldErrors } from './schema-form.tsx';

export type Sent<C extends Call> = { content: OutputOf<C>; msg: string };

export type FormOptions<C extends Call> = {
  /** Refused fields are marked in this form. A wizard marks them itself: it passes none and calls `saveOrThrow`. */
  form?: FormInstance;
  /** A refusal found by the page, for what the schema cannot check. Nothing is sent then. */
  check?: (input: InputOf<C>) => RefusedError | null;
  /** The field for a refusal that names none. */
  fieldOf?: (code: string, input: InputOf<C>) => string | undefined;
  /** The success message. `msg` is the server's own, empty for most calls. */
  saved?: string | ((content: OutputOf<C>, msg: string) => string);
  /** Navigation after success. */
  onSaved?: (content: OutputOf<C>, input: InputOf<C>) => void;
  /** Shows errors without a field as a message; without this the page shows `failure` itself. */
  summary?: 'message';
  /** Prefix of the summary. With it, field errors get a summary as well, because long forms hide them. */
  failed?: string;
  /** Reloads the record after a concurrent change by another user. */
  onReload?: () => void;
  /** Name of the unsaved changes, for a page. A drawer guards itself with `isDirty`. */
  guard?: string;
};

type Failure = { text: string; code: string | null };

/** Submits a form: the entries stay unchanged until the server has accepted them. */
export function useFormSend<C extends Call>(send: (input: InputOf<C>) => Promise<Sent<C>>, options: FormOptions<C>) {
  const { message } = App.useApp();
  const report = useReport(options);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const touch = useCallback(() => setDirty(true), []);
  useUnsavedGuard(options.guard ?? '', options.guard !== undefined && isDirty);
  const saveOrThrow = async (input: InputOf<C>): Promise<void> => {
    setFailure(null);
    setSaving(true);
    const { content, msg } = await checkAndSend(input)
      .catch((error: unknown) => {
        setFailure(report(error, input));
        throw error;
      })
      .finally(() => setSaving(false));
    // Before navigating: the unsaved guard must not ask about saved changes.
    setDirty(false);
    const text = typeof options.saved === 'function' ? options.saved(content, msg) : options.saved;
    if (text !== undefined) void message.success(text);
    options.onSaved?.(content, input);
  };
  const checkAndSend = async (input: InputOf<C>): Promise<Sent<C>> => {
    const refusal = options.check?.(input) ?? null;
    if (refusal !== null) throw refusal;
    return send(input);
  };
  return {
    /** Never rejects: the error is already shown. */
    save: (input: InputOf<C>): Promise<void> => saveOrThrow(input).catch(() => undefined),
    saveOrThrow,
    isSaving,
    isDirty,
    touch,
    failure: failure?.text ?? null,
    /** Code of the refusal behind `failure`. */
    refusal: failure?.code ?? null,
    clearFailure: () => setFailure(null),
  };
}

/** Shows why nothing was saved; returns what the page still has to show. */
function useReport<C extends Call>({ form, fieldOf, summary, failed, onReload }: FormOptions<C>) {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const textOf = useFailureText();
  return (error: unknown, input: InputOf<C>): Failure | null => {
    if (isSilent(error)) return null;
    const code = error instanceof RefusedError ? error.code : null;
    if (code === 'request.changed_meanwhile' && onReload) {
      const texts = { title: t('changed.title'), content: t('changed.text'), okText: t('changed.reload'), cancelText: t('changed.keep') };
      modal.confirm({ ...texts, onOk: onReload });
      return null;
    }
    const fields = error instanceof RefusedError ? fieldsOf(error, (one) => fieldOf?.(one, input)) : [];
    if (fields.length > 0 && form === undefined) return null;
    const left = form === undefined ? [] : showFieldErrors(form, fields);
    const isMarked = fields.length > 0 && left.length === 0;
    if (isMarked && failed === undefined) return null;
    const reason = fields.length === 0 ? textOf(error) : left.map(({ msg }) => msg).join(' ');
    const text = isMarked ? t('error.fields', { count: fields.length }) : reason;
    if (summary === undefined) return { text, code };
    void message.error({ content: failed === undefined ? text : `${failed}: ${text}`, key: 'save' });
    return null;
  };
}

function fieldsOf(error: RefusedError, fieldOf: (code: string) => string | undefined) {
  if (error.fields.length > 0) return error.fields;
  const path = error.code === null ? undefined : fieldOf(error.code);
  return path === undefined ? [] : [{ path, msg: error.msg }];
}
