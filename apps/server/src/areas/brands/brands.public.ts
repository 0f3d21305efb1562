/** What other areas may use. */
export { brandPicture } from './brand-picture.ts';
export { brandFor, brandOf } from './brands.service.ts';
