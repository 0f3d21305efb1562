import type { FieldError } from '@quayside/contract/kernel/fields';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { showFieldErrors } from '../form/schema-form.tsx';
import { RefusedError } from '../kernel/errors.ts';
import { entriesOf } from '../form/schema-rules.ts';
import { stepAt, stepErrors, type StepRule } from './wizard-steps.ts';

/** An error with the server's own text, when the server found it. */
export type StepError = FieldError & { msg?: string };

export type WizardRules<Schema extends z.ZodObject> = {
  schema: Schema;
  steps: readonly StepRule[];
  draft: Partial<z.input<Schema>>;
  locked: readonly string[];
  form: FormInstance;
  onSave: (step: string, values: Partial<z.input<Schema>>) => Promise<unknown>;
  onFinish: (values: z.output<Schema>) => Promise<unknown>;
};

/** The current step, its errors, and navigation between steps. Leaving a step saves it. */
export function useWizard<Schema extends z.ZodObject>({ schema, steps, draft, locked, form, onSave, onFinish }: WizardRules<Schema>) {
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState(draft);
  const [errors, setErrors] = useState<readonly StepError[]>([]);
  const [busy, setBusy] = useState(false);
  const at = stepAt(schema, steps, params.get('step'), values, locked);
  const step = steps[at];
  const isLocked = step !== undefined && locked.includes(step.key);

  /** Saves the step; returns whether the user may go on. Going back is never blocked, but only valid entries are saved. */
  const leave = async (isBack: boolean): Promise<boolean> => {
    if (!step || isLocked) return true;
    const entered = form.getFieldsValue(true) as Partial<z.input<Schema>>; // the form's fields are the schema's
    const found = stepErrors(schema, step, entered);
    if (found.length > 0 && !isBack) {
      await form.validateFields([...step.fields], { recursive: true }).catch(() => undefined);
      setErrors(found);
      return false;
    }
    if (found.length === 0) await onSave(step.key, entered);
    setValues(entered);
    return true;
  };
  const show = (index: number) => {
    setErrors([]);
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set('step', steps[index]?.key ?? '');
      return next;
    });
  };
  const guarded = (work: () => Promise<unknown>) => {
    setBusy(true);
    // The write has shown the refusal; the user stays on the step. Its field errors are shown at the fields.
    work()
      .catch((error: unknown) => {
        if (!(error instanceof RefusedError)) return;
        const home = homeOf(error.fields, steps, at);
        if (home !== null) show(home);
        // The server uses the same codes and adds its own text to them.
        setErrors(error.fields.map((field) => ({ ...field, code: field.code as FieldError['code'], params: {} })));
      })
      .finally(() => setBusy(false));
  };
  const finish = () => {
    const whole = schema.safeParse(entriesOf(schema, form.getFieldsValue(true)));
    return whole.success ? onFinish(whole.data) : Promise.resolve();
  };
  useRefusedFields(form, errors, at);
  useBrowserBack(() => void leave(true).catch(() => undefined));
  return {
    at,
    errors,
    busy,
    isLocked,
    isLast: at === steps.length - 1,
    goTo: (index: number) => guarded(async () => (await leave(index < at)) && show(index)),
    forward: () => guarded(async () => (await leave(false)) && (at === steps.length - 1 ? finish() : show(at + 1))),
  };
}

/** The step of the refused fields, when none of them is in the current one. */
function homeOf(refused: readonly { path: string }[], steps: readonly StepRule[], at: number): number | null {
  const owns = (step: StepRule) => refused.some(({ path }) => step.fields.includes(path.split('.')[0] ?? ''));
  const home = steps.findIndex(owns);
  const here = steps[at];
  return home === -1 || (here && owns(here)) ? null : home;
}

/** Shows the server's field errors at their fields. */
function useRefusedFields(form: FormInstance, errors: readonly StepError[], at: number): void {
  // The fields may be in another step, which has to render first.
  useEffect(() => {
    showFieldErrors(
      form,
      errors.flatMap(({ path, msg }) => (msg === undefined ? [] : [{ path, msg }])),
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another step has other fields to show it at
  }, [form, errors, at]);
}

/** The back button leaves a step without asking; its entries are still saved. */
function useBrowserBack(keep: () => void): void {
  const onBack = useEffectEvent(keep);
  // The back button fires popstate only on window.
  useEffect(() => {
    const listener = () => onBack();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
