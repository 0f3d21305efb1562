import { tariffFaultCodes } from '../quotes/fault-list.ts';
import type { WorkbookList } from '../quotes/workbook.ts';

/** What can be wrong in a workbook: the faults of a tariff, and those of the file itself. */
export const importFaultCodes = [...tariffFaultCodes, 'SHEET', 'COLUMN', 'FORMULA', 'ROWS', 'NAME', 'NAME_TAKEN'] as const;
export type ImportFaultCode = (typeof importFaultCodes)[number];

export type FaultFigures = Readonly<Record<string, string | number>>;

/** A fault with its place as the spreadsheet shows it; the header is row 1. */
export type ImportFault = {
  readonly code: ImportFaultCode;
  readonly sheet: WorkbookList;
  /** Null when a row is missing. */
  readonly row_no: number | null;
  readonly column: string | null;
  /** In words of the tariff: "EU-LINE/1 300-301"; empty for a fault of one cell. */
  readonly place: string;
  readonly figures: FaultFigures;
};

/** Which sentence says the fault: some codes have one for each set of figures. */
export type FaultSentence =
  | Exclude<ImportFaultCode, 'GAP' | 'OVERLAP'>
  | `GAP_${'BETWEEN' | 'ABOVE' | 'MAX' | 'ALL'}`
  | `OVERLAP_${'ROW' | 'END' | 'OTHER'}`;

export function sentenceOf(code: ImportFaultCode, figures: FaultFigures): FaultSentence {
  if (code === 'GAP') {
    if ('max_weight_g' in figures) return 'GAP_MAX';
    if ('from' in figures) return 'to' in figures ? 'GAP_BETWEEN' : 'GAP_ABOVE';
    return 'GAP_ALL';
  }
  if (code === 'OVERLAP') {
    if ('other_row' in figures) return 'OVERLAP_ROW';
    return 'end' in figures ? 'OVERLAP_END' : 'OVERLAP_OTHER';
  }
  return code;
}
