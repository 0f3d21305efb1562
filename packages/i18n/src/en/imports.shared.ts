import type { importsArea } from '@quayside/contract/imports/imports.area';
import type { SharedTexts } from '../shared.ts';

export const importsShared = {
  refusals: {
    'imports.broken_file': 'The file is damaged or is no Excel workbook. Open it in a spreadsheet program, save it as .xlsx and try again.',
    'imports.too_large': 'The workbook unpacks to far more than it should. Copy your rows into a fresh template and try again.',
    'imports.too_many_rows': 'A file may hold at most {{max}} rows. Please split it.',
    'imports.wrong_template': 'This is not the template for this import. Please download the latest template and copy your rows into it.',
    'imports.old_template': 'This template is out of date. Please download the latest template and copy your rows into it.',
    'imports.no_rows': 'The file has no rows below its header.',
    'imports.not_checked': 'This import is not waiting for a decision: it is still being read, or it is finished.',
    'imports.has_faults': '{{count}} rows still have errors. Correct them, or import only the good rows.',
    'imports.nothing_to_import': 'There is no row to import: every row has errors or no changes.',
    'imports.file_gone': 'The file does not exist any more. Please upload it again.',
  },
  fields: {
    'imports.formula': 'This cell holds a formula. Please paste its value instead',
    'imports.yes_or_no': 'Please write yes or no',
  },
  operations: {
    'imports.upload': 'Upload a workbook',
    'imports.correct': 'Correct import rows',
    'imports.change_mode': 'Change what an import does',
    'imports.apply': 'Import checked rows',
    'imports.discard': 'Discard an import',
  },
  jobs: {
    'imports.read': 'Reading and checking a workbook',
  },
} as const satisfies SharedTexts<typeof importsArea>;
