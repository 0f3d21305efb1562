/** What other areas may use. */
export { deleteExpiredPhoneLinksAcrossMerchants } from './phone-links.queries.ts';
export { deleteOldScansAcrossMerchants } from './scans.queries.ts';
export { closeAppointment } from './close-appointment.ts';
export { closeBox, setCount } from './count-box.ts';
export { addPhoto } from './photos.ts';
export { arrive, qualify, shelve } from './receive-units.ts';
export { serialProducts } from './receiving.queries.ts';
