import { isComplete } from '@quayside/domain/packing/packing-rules';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanInput } from '#desk/kernel/station/scan-input.tsx';
import { Verdict } from '#desk/kernel/station/verdict.tsx';
import { isOpenLine, unitsOf } from './shown-parcel.ts';
import type { Said } from './table-state.ts';
import type { PackingWork } from './use-packing.ts';

/** The scan field with what is expected next. It keeps the focus unless a dialog has it. */
export function StationField({ work, ref }: { work: PackingWork; ref: RefObject<HTMLInputElement | null> }) {
  const { now, parcel, asked } = work;
  const { prompt, hint } = usePrompt(work);
  return (
    <ScanInput
      ref={ref}
      prompt={prompt}
      hint={hint}
      place={asked === null ? `${parcel?.order_id ?? ''} ${now.stop === null}` : null}
      {...(now.serialFor ? { look: 'serial' as const } : {})}
      onCode={work.enter}
      onEmpty={work.confirm}
    >
      {now.said && <SaidText said={now.said} />}
    </ScanInput>
  );
}

function SaidText({ said }: { said: Said }) {
  const { t } = useTranslation('desk-packing');
  return <Verdict tone={said.tone}>{'text' in said ? said.text : t(`said.${said.key}`, { number: said.number })}</Verdict>;
}

function usePrompt({ now, parcel }: PackingWork): { prompt: string; hint: string } {
  const { t } = useTranslation('desk-packing');
  const shelfText = useShelfText();
  if (now.stop) return { prompt: t('prompt.stop'), hint: t('hint.stop') };
  if (!parcel) {
    const hint = now.next ? t('hint.next_basket', { basket: now.next.basket, number: now.next.order_no }) : t('hint.basket');
    return { prompt: t('prompt.basket'), hint };
  }
  const waiting = parcel.lines.find(({ product_id }) => product_id === now.serialFor?.product_id);
  if (waiting) {
    const hint = t('hint.serial', { sku: waiting.sku, unit: waiting.packed + 1, all: waiting.quantity });
    return { prompt: t('prompt.serial'), hint };
  }
  if (isComplete(parcel.lines)) {
    if (now.weight_g !== null) return { prompt: t('prompt.confirm'), hint: t('hint.confirm') };
    return { prompt: t('prompt.measure', { count: unitsOf(parcel).all }), hint: t('hint.measure') };
  }
  const next = parcel.lines.find(isOpenLine);
  return { prompt: t('prompt.item'), hint: next ? t('hint.item', { sku: next.sku, shelf: shelfText(next.shelf) }) : '' };
}

export function useShelfText(): (shelf: string) => string {
  const { t } = useTranslation('desk-packing');
  return (shelf) => (shelf === '' ? t('no_shelf') : t('shelf', { shelf }));
}
