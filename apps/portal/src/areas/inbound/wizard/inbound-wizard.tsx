import { BarChartOutlined } from '@ant-design/icons';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { StepBar } from '@quayside/ui/wizard/wizard';
import { Alert, Button, Drawer, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CompareRail, matchText } from './compare-rail.tsx';
import { ErrorList } from './error-list.tsx';
import { ErrorsContext } from './field.tsx';
import { LabelsPart } from './labels-part.tsx';
import { MarksPart } from './marks-part.tsx';
import { comparisonOf } from './packing-sums.ts';
import { PackingPart } from './packing-part.tsx';
import { ProductsPart } from './products-part.tsx';
import { ShippingPart } from './shipping-part.tsx';
import type { InboundModel } from './use-inbound-model.ts';
import { useOpenField } from './use-open-field.ts';
import { useSubmit } from './use-submit.tsx';
import { WizardHead } from './wizard-head.tsx';
import { numberOf, shownStep, stepKeys, supplierSteps, type StepKey } from './wizard-steps.ts';
import { WorkDraft } from './work-draft.tsx';

type WizardProps = {
  model: InboundModel;
  /** A new appointment was stored: the page goes on under its own URL. */
  onCreated: (saved: InboundDetail, next: StepKey) => void;
  onSubmitted: (inbound_id: number) => void;
};

/** Five steps. Moving on stores the work; the step is in the URL, so the browser's back works. */
export function InboundWizard({ model, onCreated, onSubmitted }: WizardProps) {
  const [params, setParams] = useSearchParams();
  const steps: readonly StepKey[] = model.isSupplier ? supplierSteps : stepKeys;
  const step = shownStep(params.get('step'), model.opened, model);
  const show = (next: StepKey) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set('step', next);
      return changed;
    });
  const { frame, open } = useOpenField(model, (error) => show(stepKeys[error.step - 1] ?? step));
  const go = async (next: StepKey) => {
    const isBack = numberOf(next) < numberOf(step);
    const isReadOnly = isStepLocked(step, model);
    if (isReadOnly || (isBack && !model.isDirty)) return show(next);
    // A supplier packs its part; whether everything is packed is the merchant's to settle.
    const saved = await model.store(numberOf(step), isBack || model.isSupplier ? 'keep' : 'step');
    // Going back is never blocked: what cannot be stored yet stays as it is typed.
    if (saved === null) return void (isBack && show(next));
    if (model.opened === null) onCreated(saved, next);
    else show(next);
  };
  const at = steps.indexOf(step);
  return (
    <ErrorsContext value={model.errors}>
      <div ref={frame} className="page inbound-wizard">
        <WizardHead model={model} />
        <WorkDraft model={model} />
        <StepLine steps={steps} at={at} onGo={(index) => void go(steps[index] ?? step)} />
        <ErrorList errors={model.errors} work={model.work} onOpen={open} />
        <Form component={false} layout="vertical" disabled={model.busy}>
          <StepBody model={model} step={step}>
            <Foot model={model} step={step} steps={steps} onGo={(next) => void go(next)} onSubmitted={onSubmitted} />
          </StepBody>
        </Form>
      </div>
    </ErrorsContext>
  );
}

/** On a phone only the current step: the list of all of them would fill the screen. */
function StepLine({ steps, at, onGo }: { steps: readonly StepKey[]; at: number; onGo: (index: number) => void }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const isPhone = useMedia(MOBILE);
  const items = steps.map((key) => ({ key, title: t(`step.${key}`) }));
  if (!isPhone) return <StepBar steps={items} at={at} onGo={onGo} />;
  return <p className="panel phone-step">{t('step_of', { at: at + 1, all: steps.length, step: items[at]?.title ?? '' })}</p>;
}

function isStepLocked(step: StepKey, { isLocked }: InboundModel): boolean {
  return isLocked && step !== 'shipping';
}

function StepBody({ model, step, children }: { model: InboundModel; step: StepKey; children: ReactNode }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const isPhone = useMedia(MOBILE);
  const lock = isStepLocked(step, model) && <Alert type="info" showIcon className="wizard-note" title={t('locked')} />;
  if (step === 'packing')
    return (
      <div className="packing-columns">
        <div className="panel packing-panel">
          {lock}
          <PackingPart model={model} />
        </div>
        <aside className="packing-rail">
          {isPhone ? <CompareSheet model={model} /> : <CompareRail model={model} />}
          <div className="packing-buttons">{children}</div>
        </aside>
      </div>
    );
  return (
    <div className="panel">
      <div className="panel-body inbound-part">
        {lock}
        {step === 'products' && <ProductsPart model={model} />}
        {step === 'labels' && <LabelsPart model={model} />}
        {step === 'marks' && <MarksPart inbound={model.opened} />}
        {step === 'shipping' && <ShippingPart model={model} />}
      </div>
      <div className="panel-foot">{children}</div>
    </div>
  );
}

/** On a phone the comparison is a sheet from below. */
function CompareSheet({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block icon={<BarChartOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('compare')} ({matchText(t, comparisonOf(model.work))})
      </Button>
      <Drawer open={isOpen} placement="bottom" size="large" title={t('compare')} onClose={() => setOpen(false)} className="compare-sheet">
        <CompareRail model={model} />
      </Drawer>
    </>
  );
}

type FootProps = {
  model: InboundModel;
  step: StepKey;
  steps: readonly StepKey[];
  onGo: (step: StepKey) => void;
  onSubmitted: (inbound_id: number) => void;
};

function Foot({ model, step, steps, onGo, onSubmitted }: FootProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { busy } = model;
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const canStore = !isStepLocked(step, model) && step !== 'labels' && step !== 'marks';
  return (
    <>
      {before && (
        <Button disabled={busy} onClick={() => onGo(before)}>
          {t('back')}
        </Button>
      )}
      {canStore && model.opened !== null && (
        <Button disabled={busy} onClick={() => void model.store(numberOf(step), step === 'shipping' ? 'save' : 'keep')}>
          {t('save')}
        </Button>
      )}
      {next && (
        <Button type="primary" disabled={busy} loading={busy} onClick={() => onGo(next)}>
          {t('next')}
        </Button>
      )}
      {step === 'shipping' && !model.isLocked && <SubmitButton model={model} onSubmitted={onSubmitted} />}
    </>
  );
}

function SubmitButton({ model, onSubmitted }: Pick<FootProps, 'model' | 'onSubmitted'>) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const submit = useSubmit(model, onSubmitted);
  return (
    <Button type="primary" disabled={model.busy} loading={model.busy} onClick={() => void submit()}>
      {t('inbound:submit')}
    </Button>
  );
}
