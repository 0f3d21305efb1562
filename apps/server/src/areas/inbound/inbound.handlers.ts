import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { answerProposal } from './answer-proposal.ts';
import { copyInbound } from './copy-inbound.ts';
import { deleteInbounds, withdrawInbounds } from './end-inbounds.ts';
import { listOpenInbounds, saveOpenInbound, withdrawOpenInbound } from './open-inbounds.ts';
import { downloadPackingList, downloadProductList } from './packing-sheets.ts';
import { printMarks } from './print-marks.ts';
import { countInbounds, getInbound, getOptions, listBoxes, listInbounds, resolveCodes } from './read-inbound.ts';
import { mergeInbounds } from './regroup-inbounds.ts';
import { saveInbound } from './save-inbound.ts';
import { savePacking } from './save-packing.ts';
import { updateShipping } from './shipping.ts';
import { splitInbound } from './split-inbound.ts';
import { submitInbound } from './submit-inbound.ts';

export const inboundHandlers = [
  ...handlers(inboundCalls, {
    list: listInbounds,
    counts: countInbounds,
    get: getInbound,
    boxes: listBoxes,
    options: getOptions,
    resolveCodes,
    save: saveInbound,
    savePacking,
    updateShipping,
    submit: submitInbound,
    withdraw: withdrawInbounds,
    delete: deleteInbounds,
    merge: mergeInbounds,
    split: splitInbound,
    copy: copyInbound,
    answerProposal,
    productList: downloadProductList,
    packingList: downloadPackingList,
    printMarks,
  }),
  ...handlers(inboundOpenCalls, {
    openList: listOpenInbounds,
    openGet: getInbound,
    openCreate: saveOpenInbound,
    openEdit: saveOpenInbound,
    openSubmit: submitInbound,
    openCancel: withdrawOpenInbound,
  }),
];
