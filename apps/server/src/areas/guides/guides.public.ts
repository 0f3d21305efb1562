/** What other areas may use. */
export { seedGuides } from './seed-guides.ts';
