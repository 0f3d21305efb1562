import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import { isFailedScan } from '@quayside/domain/receiving/receiving-rules';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { Link } from 'react-router';
import { ScanInput } from '#desk/kernel/station/scan-input.tsx';
import { Verdict } from '#desk/kernel/station/verdict.tsx';
import type { LastScan } from './use-scans.ts';
import type { StationWork } from './use-station.ts';

/** Enter alone closes the box. */
export function ScanField({ work, ref }: { work: StationWork; ref: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('desk-receiving');
  const { box, mode, asked } = work;
  const prompt = mode !== 'count' ? t(`prompt.${mode}`) : box ? t('prompt.item') : t('prompt.box');
  return (
    <ScanInput
      ref={ref}
      prompt={prompt}
      hint={mode === 'count' && box ? t('scan_hint') : t('scan_hint_box')}
      // Focused again after another mode was chosen with the mouse, and when a box was opened or closed from one of its fields.
      place={asked === null ? `${mode} ${box?.box_no ?? ''}` : null}
      onCode={work.enter}
      onEmpty={() => mode === 'count' && box?.state === 'arrived' && !work.scans.isPending && work.closeBox()}
      onArrow={(step) => moveMark(work, step)}
    >
      {work.scans.last && <Said said={work.scans.last} work={work} />}
    </ScanInput>
  );
}

function moveMark({ box, marked, mark }: StationWork, step: 1 | -1): void {
  const items = box?.items ?? [];
  const at = items.findIndex(({ product_id }) => product_id === marked);
  const next = items[at === -1 ? (step === 1 ? 0 : items.length - 1) : Math.min(items.length - 1, Math.max(0, at + step))];
  if (next) mark(next.product_id);
}

function Said({ said, work }: { said: LastScan; work: StationWork }) {
  const { t } = useTranslation('desk-receiving');
  if ('error' in said) return <Verdict tone="bad">{said.error}</Verdict>;
  const { result, sku, product_id, counted, booked, code, box_no, other } = said.answer;
  const params = { sku: sku ?? code, code, counted, booked, box_no, other: other?.inbound_no ?? '' };
  const text = result === 'counted' ? t('said.counted', params) : t(`said.${result}`, params);
  if (!isFailedScan(result))
    return <Verdict tone={counted !== null && booked !== null && counted > booked ? 'warning' : 'good'}>{text}</Verdict>;
  return (
    <Verdict tone={result === 'counted_already' ? 'warning' : 'bad'}>
      {text}
      {result === 'other_appointment' && other && (
        <Link to={receivingPaths.station(other.customer_id, other.inbound_id)}>{t('open_other')}</Link>
      )}
      {result === 'not_in_box' && product_id !== null && (
        <Button size="small" onClick={() => void work.setCount({ product_id }, { received: 1, broken: 0, reason: 'wrong_item' })}>
          {t('count_anyway')}
        </Button>
      )}
    </Verdict>
  );
}
