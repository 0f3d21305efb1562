import type { RefObject } from 'react';
import { useStationKeys } from '#desk/kernel/station/use-station-keys.ts';
import type { StationWork } from './use-station.ts';

type Fields = { field: RefObject<HTMLInputElement | null>; picker: RefObject<HTMLInputElement | null> };

export function useReceivingKeys({ asked, ask, mode, box, undo, allAsBooked }: StationWork, { field, picker }: Fields): void {
  const isCounting = mode === 'count' && box?.state === 'arrived';
  const keys = {
    F2: box ? () => picker.current?.click() : undefined,
    F3: isCounting ? () => ask('difference') : undefined,
    F4: isCounting ? undo : undefined,
    F6: isCounting ? allAsBooked : undefined,
    'Ctrl+Enter': () => ask('close'),
  };
  useStationKeys(keys, field, asked !== null);
}
