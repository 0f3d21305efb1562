import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { buyAgain } from './buy-label.ts';
import { handoverPdf } from './handover-pdf.ts';
import { getRowsTemplate, readRows } from './row-files.ts';
import { changeNumber, shipParcel, shipRows } from './ship-parcels.ts';
import { closeVoid, listRefusedVoids, voidAgain } from './void-label.ts';
import { findParcel, handOver, listHandovers, listToShip } from './shipping.service.ts';

export const shippingHandlers = handlers(shippingDeskCalls, {
  deskList: listToShip,
  deskFind: findParcel,
  deskLabelAgain: buyAgain,
  deskVoids: listRefusedVoids,
  deskVoidAgain: voidAgain,
  deskVoidClose: closeVoid,
  deskShip: shipParcel,
  deskShipRows: shipRows,
  deskReadRows: readRows,
  deskRowsTemplate: getRowsTemplate,
  deskChange: changeNumber,
  deskHandOver: handOver,
  deskHandovers: listHandovers,
  deskHandoverPdf: handoverPdf,
});
