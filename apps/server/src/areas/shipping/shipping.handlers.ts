import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { buyAgain } from './buy-label.ts';
import { handoverPdf } from './handover-pdf.ts';
import { getRowsTemplate, readRows } from './row-files.ts';
import { changeNumber, shipParcel, shipRows } from './ship-parcels.ts';
import { findParcel, handOver, listHandovers, listToShip } from './shipping.service.ts';

export const shippingHandlers = handlers(shippingDeskCalls, {
  deskList: listToShip,
  deskFind: findParcel,
  deskLabelAgain: buyAgain,
  deskShip: shipParcel,
  deskShipRows: shipRows,
  deskReadRows: readRows,
  deskRowsTemplate: getRowsTemplate,
  deskChange: changeNumber,
  deskHandOver: handOver,
  deskHandovers: listHandovers,
  deskHandoverPdf: handoverPdf,
});
