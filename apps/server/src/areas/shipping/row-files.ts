import { shippingColumns } from '@quayside/contract/shipping/shipping.schemas';
import { text } from '@quayside/i18n/texts';
import { rowFile } from '#server/kernel/sheets/row-file.ts';

const required: ReadonlySet<string> = new Set(['code', 'tracking_no']);

export const { readRows, getRowsTemplate } = rowFile('tracking-numbers', (language) =>
  shippingColumns.map((key) => ({
    title: text(language, 'mailTexts', `shipping.rows.${key}`, {}),
    help: text(language, 'mailTexts', `shipping.rows.${key}_help`, {}),
    required: required.has(key),
  })),
);
