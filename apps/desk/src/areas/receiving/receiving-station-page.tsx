import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { ErrorState } from '@quayside/ui/feedback/states';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { useFoldedMenu } from '@quayside/ui/kernel/menu-fold';
import { useTabName } from '@quayside/ui/shell/page-head';
import { Skeleton } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { keepFocus } from '#desk/kernel/station/keep-focus.ts';
import { CloseDialog } from './close-dialog.tsx';
import { DifferenceDialog } from './difference-dialog.tsx';
import { MeasureDialog } from './measure-dialog.tsx';
import { MeasureProductDialog } from './measure-product-dialog.tsx';
import './receiving.css';
import { ScanField } from './scan-field.tsx';
import { StationFoot } from './station-foot.tsx';
import { StationLeft } from './station-left.tsx';
import { StationMain } from './station-main.tsx';
import { StationSide } from './station-side.tsx';
import { useStation } from './use-station.ts';
import { useReceivingKeys } from './use-receiving-keys.ts';

/** Receiving by box: everything is done with a scanner and the keyboard (d-receiving). */
export function ReceivingStationPage() {
  const [params] = useSearchParams();
  const input = { customer_id: Number(params.get('customer')), inbound_id: Number(params.get('id')) };
  if (!receivingDeskCalls.deskStation.input.safeParse(input).success) return <NotFoundPage />;
  return <StationOf key={input.inbound_id} {...input} />;
}

function StationOf(input: { customer_id: number; inbound_id: number }) {
  useFoldedMenu();
  const work = useStation(input);
  const screen = useScreenHeight();
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useReceivingKeys(work, { field, picker });
  const { station, read, asked, ask } = work;
  useTabName(station?.inbound_no);
  if (read.isLoadingError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!station) return <Skeleton active />;
  const back = () => {
    ask(null);
    field.current?.focus();
  };
  return (
    // A click on a button must not take the focus from the scan field: the next scan would be lost.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus, everything in it has its own role
    <div ref={screen} className="receiving-station" onMouseDown={keepFocus}>
      <StationLeft work={work} station={station} />
      <main className="station-main">
        <ScanField work={work} ref={field} />
        <StationMain work={work} station={station} picker={picker} />
        <StationFoot work={work} picker={picker} />
      </main>
      <StationSide work={work} station={station} />
      {asked === 'difference' && <DifferenceDialog work={work} onClose={back} />}
      {asked === 'measure' && <MeasureDialog work={work} onClose={back} />}
      {asked === 'product' && <MeasureProductDialog work={work} onClose={back} />}
      {asked === 'close' && <CloseDialog work={work} onClose={back} />}
    </div>
  );
}

/** The height left below header and tabs is known only after layout. */
function useScreenHeight() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      box.current?.style.setProperty('--station-top', `${Math.max(0, Math.round(top + globalThis.scrollY))}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return box;
}
