import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { changeAddress, changeMethod, previewChange } from './change-order.ts';
import { approveOrder, cancelOrder, sendBackOrder, unapproveOrder } from './decide-orders.ts';
import { getWaiting, listClean, listWaiting } from './read-verification.ts';

export const verificationHandlers = handlers(verificationDeskCalls, {
  deskList: listWaiting,
  deskGet: getWaiting,
  deskClean: listClean,
  deskApprove: approveOrder,
  deskUnapprove: unapproveOrder,
  deskSendBack: sendBackOrder,
  deskCancel: cancelOrder,
  deskPreview: previewChange,
  deskChangeMethod: changeMethod,
  deskChangeAddress: changeAddress,
});
