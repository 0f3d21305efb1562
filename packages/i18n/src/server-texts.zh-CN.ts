export { fields } from './zh-CN/fields.ts';
export { importColumns } from './zh-CN/import-columns.ts';
export { mailTexts } from './zh-CN/mail-texts.ts';
export { menu } from './zh-CN/menu.ts';
export { operations } from './zh-CN/operations.ts';
export { permissions } from './zh-CN/permissions.ts';
export { refusals } from './zh-CN/refusals.ts';
export { stockColumns } from './zh-CN/stock-columns.ts';
