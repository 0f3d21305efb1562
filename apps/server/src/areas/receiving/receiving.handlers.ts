import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { closeAppointment, getClosing } from './close-appointment.ts';
import { closeBox, countAsBooked, measureBox, setCount, undoLast } from './count-box.ts';
import { getCalendar, propose, setCapacity } from './dock-calendar.ts';
import { addPhonePhoto, getPhoneState, makePhoneLink } from './phone.ts';
import { addStationPhoto, getPhoto } from './photos.ts';
import { arrive, qualify, shelve } from './receive-units.ts';
import { scanCode } from './scan-code.ts';
import { countStages, findByCode, getStation, listReceiving } from './station.ts';

export const receivingHandlers = handlers(receivingDeskCalls, {
  deskList: listReceiving,
  deskCounts: countStages,
  deskFind: findByCode,
  deskStation: getStation,
  deskArrive: arrive,
  deskScan: scanCode,
  deskSetCount: setCount,
  deskUndo: undoLast,
  deskAllAsBooked: countAsBooked,
  deskMeasureBox: measureBox,
  deskCloseBox: closeBox,
  deskQualify: qualify,
  deskShelve: shelve,
  deskClosing: getClosing,
  deskClose: closeAppointment,
  deskAddPhoto: addStationPhoto,
  deskPhoto: getPhoto,
  deskPhoneLink: makePhoneLink,
  phoneState: getPhoneState,
  phonePhoto: addPhonePhoto,
  deskCalendar: getCalendar,
  deskPropose: propose,
  deskSetCapacity: setCapacity,
});
