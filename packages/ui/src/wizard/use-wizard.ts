import type { FieldError } from '@quayside/contract/kernel/fields';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { showFieldErrors } from '../form/schema-form.tsx';
import { RefusedError } from '../kernel/errors.ts';
import { entriesOf, pathOf } from '../form/schema-rules.ts';
import { stepAt, stepErrors, type StepRule } from './wizard-steps.ts';

/** An error with the server's own text and the value it refused, when the server found it. */
export type StepError = FieldError & { msg?: string; refused?: unknown };

/** What saving a step adds to the URL, such as the number of the draft it created. */
export type SavedStep = Readonly<Record<string, string>> | void;

export type WizardRules<Schema extends z.ZodObject> = {
  schema: Schema;
  steps: readonly StepRule[];
  draft: Partial<z.input<Schema>>;
  locked: readonly string[];
  form: FormInstance;
  onSave: (step: string, values: Partial<z.input<Schema>>) => Promise<SavedStep>;
  /** `how` is what the step's own buttons passed. */
  onFinish: (values: z.output<Schema>, how?: string) => Promise<unknown>;
  firstStep?: string | undefined;
};

/** The current step, its errors, and navigation between steps. Leaving a step saves it. */
export function useWizard<Schema extends z.ZodObject>(rules: WizardRules<Schema>) {
  const { schema, steps, draft, locked, form, onSave, onFinish, firstStep } = rules;
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState(draft);
  const [errors, setErrors] = useState<readonly StepError[]>([]);
  const [busy, setBusy] = useState(false);
  const at = stepAt(schema, steps, params.get('step') ?? firstStep ?? null, values, locked);
  const step = steps[at];
  const isLocked = step !== undefined && locked.includes(step.key);
  const isLast = at === steps.length - 1;

  /** Saves the step; returns null when the user may not go on. Going back is never blocked, but only valid entries are saved. */
  const leave = async (isBack: boolean): Promise<Exclude<SavedStep, void> | null> => {
    if (!step || isLocked) return {};
    const entered = form.getFieldsValue(true) as Partial<z.input<Schema>>; // the form's fields are the schema's
    const found = stepErrors(schema, step, entered);
    if (found.length > 0 && !isBack) {
      await form.validateFields([...step.fields], { recursive: true }).catch(() => undefined);
      setErrors(found);
      return null;
    }
    const saved = found.length === 0 ? await onSave(step.key, entered) : undefined;
    setValues(entered);
    return saved ?? {};
  };
  const show = (index: number, saved: Readonly<Record<string, string>> = {}) => {
    setErrors([]);
    setParams((current) => withStep(current, { ...saved, step: steps[index]?.key ?? '' }));
  };
  const guarded = (work: () => Promise<unknown>) => {
    setBusy(true);
    // The write has shown the refusal; the user stays on the step. Its field errors are shown at the fields.
    work()
      .catch((error: unknown) => {
        if (!(error instanceof RefusedError)) return;
        const home = homeOf(error.fields, steps, at);
        if (home !== null) show(home);
        setErrors(serverErrors(error, form));
      })
      .finally(() => setBusy(false));
  };
  const goTo = (index: number) =>
    guarded(async () => {
      const saved = await leave(index < at);
      if (saved !== null) show(index, saved);
    });
  const finish = async (how?: string) => {
    if ((await leave(false)) === null) return;
    const whole = schema.safeParse(entriesOf(schema, form.getFieldsValue(true)));
    if (whole.success) await (how === undefined ? onFinish(whole.data) : onFinish(whole.data, how));
  };
  useRefusedFields(form, errors, at);
  useBrowserBack(() => void leave(true).catch(() => undefined));
  const finishAs = (how?: string) => guarded(() => finish(how));
  return { at, errors, busy, isLocked, isLast, goTo, finish: finishAs, forward: () => (isLast ? finishAs() : goTo(at + 1)) };
}

function withStep(current: URLSearchParams, saved: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(saved)) next.set(name, value);
  return next;
}

/** The server uses the page's codes and adds its own text to them. Each holds for the value that was sent. */
function serverErrors(error: RefusedError, form: FormInstance): StepError[] {
  return error.fields.map(({ path, code, msg }) => ({
    path,
    code: code as FieldError['code'],
    params: {},
    msg,
    refused: form.getFieldValue(pathOf(path)),
  }));
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
