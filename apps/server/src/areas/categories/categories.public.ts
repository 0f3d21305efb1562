/** What other areas may use. */
export { allCategories, branchIds } from './categories.service.ts';
