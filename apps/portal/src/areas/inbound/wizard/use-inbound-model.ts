import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { whyNotInbound, type WizardStep } from '@quayside/domain/inbound/inbound-rules';
import { useFieldText } from '@quayside/ui/form/field-text';
import { useSave } from '@quayside/ui/form/use-save';
import { useCan } from '@quayside/ui/kernel/context';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useUnsavedGuard } from '@quayside/ui/kernel/unsaved';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfStep, mismatches, stepOf, workErrors, type Demand } from './checks.ts';
import { reduceWork, type Change } from './work-reducer.ts';
import { groupsOf, partsOf, shippingInput, workOf, type Work } from './work.ts';

/** An error with its step and text. It goes as soon as the value it is about has changed. */
export type WorkError = { path: string; code: string; msg: string; step: WizardStep; about: string };

export type InboundModel = ReturnType<typeof useInboundModel>;

/** What is entered for one appointment, its errors, and how it is stored. Shared by the wizard and the page of the quick booking. */
export function useInboundModel(initial: InboundDetail | null, onReload: () => void) {
  const [opened, setOpened] = useState(initial);
  const [work, dispatch] = useReducer(reduceWork, initial, workOf);
  const [isDirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const latest = useLatest(work);
  const isSupplier = !useCan('inbound.edit');
  const isLocked = opened !== null && whyNotInbound('edit', opened.bill_status) !== null;
  const { errors, showErrors, clearErrors } = useErrors(work);
  useUnsavedGuard('inbound', isDirty);
  const change = useCallback((one: Change) => {
    dispatch(one);
    if (one.type !== 'focus') setDirty(true);
  }, []);
  /** Set by the draft: what is stored is no draft any more. */
  const dropDraft = useRef<(() => void) | null>(null);
  const onDropDraft = useCallback((drop: () => void) => {
    dropDraft.current = drop;
  }, []);
  const send = useSend(opened, { isLocked, isSupplier }, onReload, (saved) => {
    dropDraft.current?.();
    setOpened(saved);
    setDirty(false);
  });
  /** Stores the work; null when something is wrong, which is then shown. */
  const store = async (step: WizardStep, demand: Demand): Promise<InboundDetail | null> => {
    const found = workErrors(latest.current, step, demand).filter((one) => isOpenStep(stepOf(one), isLocked, isSupplier));
    if (found.length > 0) return showErrors(found);
    clearErrors();
    setBusy(true);
    return send(latest.current, step, demand)
      .catch((error: unknown) => showErrors(error instanceof RefusedError ? error.fields : []))
      .finally(() => setBusy(false));
  };
  return {
    opened,
    setOpened,
    work,
    latest,
    change,
    isDirty,
    setDirty,
    onDropDraft,
    busy,
    setBusy,
    errors,
    showErrors,
    isLocked,
    isSupplier,
    store,
  };
}

/** Errors of steps this person cannot change now are not theirs to correct. */
function isOpenStep(step: WizardStep, isLocked: boolean, isSupplier: boolean): boolean {
  if (isSupplier) return step === 3;
  return isLocked ? step === 5 : true;
}

function useLatest(work: Work) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  return latest;
}

type Found = { path: string; code: string; msg?: string; params?: Record<string, string | number> };

function useErrors(work: Work) {
  const textOf = useFieldText();
  const [all, setAll] = useState<readonly WorkError[]>([]);
  const open = openErrors(all, work);
  const key = open.map(({ path, code }) => `${path} ${code}`).join();
  // The same list as long as the same errors are open: every field reads it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key changes with the errors
  const errors = useMemo(() => open, [all, key]);
  const showErrors = (found: readonly Found[]): null => {
    setAll(
      found.map(({ path, code, msg, params }) => ({
        path,
        code,
        msg: msg ?? textOf({ code, params: params ?? {} } as Parameters<typeof textOf>[0]), // codes of the page's own checks
        step: stepOf({ path, code }),
        about: aboutOf(wholeOf(work), path),
      })),
    );
    return null;
  };
  return { errors, showErrors, clearErrors: () => setAll([]) };
}

function openErrors(all: readonly WorkError[], work: Work): readonly WorkError[] {
  if (all.length === 0) return all;
  const whole = wholeOf(work);
  const differing = new Set(mismatches(work).map(({ path }) => path));
  return all.filter(({ path, code, about }) => (code === 'inbound.mismatch' ? differing.has(path) : aboutOf(whole, path) === about));
}

function wholeOf(work: Work): object {
  return { ...partsOf(work, 5), warehouse_id: work.warehouse_id };
}

/** The value an error is about, as text. */
function aboutOf(whole: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), whole);
  return JSON.stringify(value) ?? '';
}

type Side = { isLocked: boolean; isSupplier: boolean };

/** The call for this person and status: the boxes of a supplier, the shipping of a submitted one, else everything. */
function useSend(
  opened: InboundDetail | null,
  { isLocked, isSupplier }: Side,
  onReload: () => void,
  onSaved: (saved: InboundDetail) => void,
) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const saved = useRef<InboundDetail | null>(null);
  const options = {
    summary: 'message',
    failed: t('save_failed'),
    onReload,
    onSaved: (one: InboundDetail) => {
      saved.current = one;
      onSaved(one);
    },
  } as const;
  const whole = useSave(inboundCalls.save, ['inbound'], options);
  const shipping = useSave(inboundCalls.updateShipping, ['inbound'], options);
  const packing = useSave(inboundCalls.savePacking, ['inbound'], options);
  return async (work: Work, step: WizardStep, demand: Demand): Promise<InboundDetail | null> => {
    const base = opened === null ? null : { inbound_id: opened.inbound_id, updated_at: opened.updated_at };
    if (base && isSupplier)
      await packing.saveOrThrow({ ...base, boxes: groupsOf(work.boxes).map((one) => ({ ...one, items: [...one.items] })) });
    else if (base && isLocked) await shipping.saveOrThrow({ ...base, shipping: shippingInput(work.shipping) });
    else {
      const hasBoxes = work.boxes.length > 0 || (opened?.boxes.length ?? 0) > 0;
      const until = isOfStep(demand) ? (step < 3 && hasBoxes ? 3 : step) : 5;
      await whole.saveOrThrow({ ...base, step, check: isOfStep(demand) ? 'step' : 'save', ...partsOf(work, until) });
    }
    return saved.current;
  };
}
