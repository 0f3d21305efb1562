import { Alert, Button, Form, Steps, type FormInstance } from 'antd';
import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFieldText } from '../form/field-text.ts';
import { MOBILE, useMedia } from '../kernel/media.ts';
import { allErrors, pathOf } from '../form/schema-rules.ts';
import { WizardMovesContext } from './wizard-moves.ts';
import { useWizard, type SavedStep, type StepError } from './use-wizard.ts';

export type Step<Draft> = {
  key: string;
  title: string;
  /** Fields of this step: leaving the step validates only these. */
  fields: readonly (keyof Draft & string)[];
  Body: ComponentType;
  /** Instead of "Next". */
  nextLabel?: string;
  /** The step draws its own cards and buttons (`useWizardMoves`). */
  bare?: boolean;
};

export type WizardProps<Schema extends z.ZodObject> = {
  /** The contract's schema of the whole form. */
  schema: Schema;
  steps: readonly Step<z.input<Schema>>[];
  draft: Partial<z.input<Schema>>;
  /** Saves a step. A refusal throws, and the user stays on the step. */
  onSave: (step: string, values: Partial<z.input<Schema>>) => Promise<SavedStep>;
  onFinish: (values: z.output<Schema>, how?: string) => Promise<unknown>;
  finishLabel: string;
  /** The step to open when the URL names none. */
  firstStep?: string | undefined;
  /** The page's own form, when it reads the entries itself. */
  form?: FormInstance;
  /** Called on every change, for a page that guards unsaved changes. */
  onTouched?: () => void;
  /** Read-only steps. */
  locked?: readonly string[];
  /** Beside the steps; below them on a narrow screen. */
  aside?: ReactNode;
};

const nothingLocked: readonly string[] = [];

/** A form in steps: each step is saved, the browser's back works, errors are listed at the top and at the field. */
export function Wizard<Schema extends z.ZodObject>({
  steps,
  finishLabel,
  locked = nothingLocked,
  onTouched,
  aside,
  form: given,
  ...rules
}: WizardProps<Schema>) {
  const { t } = useTranslation();
  const id = useId();
  const [form] = Form.useForm(given);
  const { at, errors, busy, isLocked, isLast, goTo, finish, forward } = useWizard({ ...rules, steps, locked, form });
  const box = useOpenAtTop(at);
  const step = steps[at];
  if (!step) return null;
  return (
    <div ref={box} className="wizard" tabIndex={-1}>
      <StepBar steps={steps} at={at} onGo={goTo} />
      <div className={aside === undefined ? undefined : 'wizard-columns'}>
        <Form
          name={id}
          form={form}
          layout="vertical"
          {...(step.bare ? {} : { className: 'panel' })}
          initialValues={rules.draft}
          // The list of errors comes into sight instead, and leads to each field.
          scrollToFirstError={false}
          disabled={isLocked || busy}
          onValuesChange={() => onTouched?.()}
        >
          <div className={step.bare ? undefined : 'panel-body'}>
            {isLocked && <Alert type="info" showIcon className="wizard-note" title={t('wizard.locked')} />}
            {errors.length > 0 && <ErrorList errors={errors} form={form} schema={rules.schema} />}
            <WizardMovesContext value={{ busy, goTo: (key) => goTo(steps.findIndex((one) => one.key === key)), finish }}>
              <step.Body />
            </WizardMovesContext>
          </div>
          {!step.bare && (
            <div className="panel-foot">
              <span className="panel-foot-note">
                {busy ? t('wizard.saving') : t('wizard.step', { number: at + 1, count: steps.length })}
              </span>
              {at > 0 && (
                <Button disabled={busy} onClick={() => goTo(at - 1)}>
                  {t('actions.previous')}
                </Button>
              )}
              <Button type="primary" htmlType="submit" disabled={busy} loading={busy} onClick={forward}>
                {isLast ? finishLabel : (step.nextLabel ?? t('actions.next'))}
              </Button>
            </div>
          )}
        </Form>
        {aside}
      </div>
    </div>
  );
}

export function StepBar({
  steps,
  at,
  onGo,
}: {
  steps: readonly { key: string; title: string }[];
  at: number;
  onGo: (index: number) => void;
}) {
  const mobile = useMedia(MOBILE);
  const items = steps.map(({ key, title }) => ({ key, title }));
  return (
    <div className="panel wizard-steps">
      <Steps size="small" current={at} items={items} onChange={onGo} orientation={mobile ? 'vertical' : 'horizontal'} />
    </div>
  );
}

/** All errors of the step; each links to its field and goes when the entry is corrected. */
function ErrorList({ errors, form, schema }: { errors: readonly StepError[]; form: FormInstance; schema: z.ZodType }) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const box = useRef<HTMLDivElement>(null);
  const entered: unknown = Form.useWatch([], { form, preserve: true });
  const left = new Set(allErrors(schema, entered).map(({ path }) => path));
  const isOpen = ({ path, msg, refused }: StepError) =>
    msg === undefined ? left.has(path) : isEqual(form.getFieldValue(pathOf(path)), refused);
  const open = errors.filter(isOpen);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every failed attempt brings its list into sight, also the same list again
  }, [errors]);
  return (
    <div ref={box} className="wizard-errors">
      {open.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          className="wizard-note"
          title={t('error.fields', { count: open.length })}
          description={
            <ul className="error-list">
              {open.map((error) => (
                <li key={error.path}>
                  <Button type="link" size="small" onClick={() => form.scrollToField(pathOf(error.path), { block: 'center', focus: true })}>
                    {form.getFieldError(pathOf(error.path))[0] ?? error.msg ?? textOf(error)}
                  </Button>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A step opens at its top, where its warnings are; the page before it may have been scrolled down. */
function useOpenAtTop(at: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [at]);
  return box;
}
