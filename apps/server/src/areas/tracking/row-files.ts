import { eventColumns } from '@quayside/contract/tracking/tracking.schemas';
import { text } from '@quayside/i18n/texts';
import { rowFile } from '#server/kernel/sheets/row-file.ts';

const required: ReadonlySet<string> = new Set(['number', 'at', 'main']);

export const { readRows, getRowsTemplate } = rowFile('tracking-events', (language) =>
  eventColumns.map((key) => ({
    title: text(language, 'mailTexts', `tracking.rows.${key}`, {}),
    help: text(language, 'mailTexts', `tracking.rows.${key}_help`, {}),
    required: required.has(key),
  })),
);
