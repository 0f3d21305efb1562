import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isComplete } from '@quayside/domain/packing/packing-rules';
import { keepFocus } from '#desk/kernel/station/keep-focus.ts';
import { useStationKeys } from '#desk/kernel/station/use-station-keys.ts';
import './packing.css';
import { FailedLabels } from './failed-labels.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import { StationField } from './station-field.tsx';
import { StationHead } from './station-head.tsx';
import { StationItems } from './station-items.tsx';
import { StationMeasure } from './station-measure.tsx';
import { StationOrder } from './station-order.tsx';
import { StationStop } from './station-stop.tsx';
import { WrongItem } from './wrong-item.tsx';
import { usePacking, type PackingWork } from './use-packing.ts';

/** The packing station (d-packing-scan): full screen, everything with a scanner and the keyboard. `?code=` opens an order at once. */
export function PackingStationPage() {
  // All texts before the first scan: one that loads later would hide the page for a moment, and the scan field would lose the focus.
  useTranslation(['desk-packing', 'quote-fees', 'kernel']);
  const work = usePacking();
  const field = useRef<HTMLInputElement>(null);
  const { parcel, asked, ask } = work;
  useCodeOfUrl(work);
  const keys = {
    F2: parcel ? () => ask('missing_units') : undefined,
    F3: parcel ? () => ask('damaged') : undefined,
    F4: work.undo,
    F8: work.aside,
    F9: work.reprint,
  };
  useStationKeys(keys, field, asked !== null);
  const close = () => {
    ask(null);
    field.current?.focus();
  };
  // Above menu and tabs: inside its tab the station would lie below them.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus in the scan field, everything in it has its own role
    <div className="packing-station" onMouseDown={keepFocus}>
      <StationHead work={work} />
      <main className="packing-main" data-stopped={work.now.stop ? '' : undefined}>
        <StationField work={work} ref={field} />
        <FailedLabels work={work} />
        <Middle work={work} field={field} />
      </main>
      <StationOrder work={work} />
      {asked && parcel && <ProblemDialog key={asked} kind={asked} parcel={parcel} report={work.report} onClose={close} />}
    </div>,
    // The element that carries the theme.
    document.querySelector('.ant-app') ?? document.body,
  );
}

type MiddleProps = { work: PackingWork; field: React.RefObject<HTMLInputElement | null> };

function Middle({ work, field }: MiddleProps) {
  const { t } = useTranslation('desk-packing');
  const { now, parcel } = work;
  if (now.stop) return <StationStop stop={now.stop} onDone={work.confirm} />;
  if (!parcel)
    return (
      <section className="packing-empty">
        <h2>{t('no_order')}</h2>
        <p>{t('no_order_hint')}</p>
      </section>
    );
  return (
    <>
      {now.wrong && <WrongItem wrong={now.wrong} parcel={parcel} serialFor={now.serialFor?.product_id ?? null} />}
      {isComplete(parcel.lines) && !now.serialFor ? (
        <StationMeasure work={work} parcel={parcel} field={field} />
      ) : (
        <StationItems parcel={parcel} serialFor={now.serialFor?.product_id ?? null} isSmall={now.wrong !== null} />
      )}
      {now.lostAt !== null && (
        <output className="packing-band" data-tone="warning">
          {t('stored', { count: now.pending.length })} <strong>{now.isWaiting ? t('pack_waits') : t('stored_label')}</strong>
        </output>
      )}
    </>
  );
}

/** Opened from the list: once, the URL then names no order any more. */
function useCodeOfUrl({ enter }: PackingWork): void {
  const [params, setParams] = useSearchParams();
  const code = params.get('code');
  useEffect(() => {
    if (code === null) return;
    setParams({}, { replace: true });
    enter(code);
  }, [code, enter, setParams]);
}
