export { fields } from './en/fields.ts';
export { importColumns } from './en/import-columns.ts';
export { mailTexts } from './en/mail-texts.ts';
export { menu } from './en/menu.ts';
export { operations } from './en/operations.ts';
export { permissions } from './en/permissions.ts';
export { refusals } from './en/refusals.ts';
export { stockColumns } from './en/stock-columns.ts';
