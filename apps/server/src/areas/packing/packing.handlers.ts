import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getCost, packParcel, reportProblem } from './close-parcel.ts';
import { openParcel, putAside } from './open-parcel.ts';
import { getLabel, getSlip } from './packing-documents.ts';
import { scanUnit, undoScan } from './scan-unit.ts';
import { getPickList, listToPack, listWaves, makeWave } from './waves.ts';

export const packingHandlers = handlers(packingDeskCalls, {
  deskList: listToPack,
  deskWaves: listWaves,
  deskMakeWave: makeWave,
  deskPickList: getPickList,
  deskOpen: openParcel,
  deskScan: scanUnit,
  deskUndo: undoScan,
  deskAside: putAside,
  deskProblem: reportProblem,
  deskCost: getCost,
  deskPack: packParcel,
  deskLabel: getLabel,
  deskSlip: getSlip,
});
