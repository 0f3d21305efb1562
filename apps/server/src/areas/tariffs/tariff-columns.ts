import { optionsOf, workbook, type WorkbookColumn, type WorkbookList, type WorkbookSheet } from '@quayside/domain/quotes/workbook';
import { languages, type Language } from '@quayside/i18n/languages';
import { hasText, text } from '@quayside/i18n/texts';

export function sheetTitle({ name_en, name_zh }: WorkbookSheet, language: Language): string {
  return language === 'en' ? name_en : name_zh;
}

/** The names a sheet may have: those of both languages, and its code. */
export function sheetNames({ list, name_en, name_zh }: WorkbookSheet): string[] {
  return [name_en, name_zh, list];
}

export function columnTitle({ column }: Pick<WorkbookColumn, 'column'>, language: Language): string {
  return columnText(language, `title.${column}`);
}

/** What the comment of a column says: its meaning, what its cells are, and whether they must be filled. */
export function columnHelp(list: WorkbookList, column: WorkbookColumn, language: Language): string {
  const key = `help.${list}.${column.column}`;
  const options = optionsOf(column);
  const type = options ? columnText(language, 'options', { options: options.join(', ') }) : columnText(language, `type.${column.type}`);
  const lines = [hasText(language, 'tariffColumns', key) ? columnText(language, key) : '', type];
  return [...lines, column.required ? columnText(language, 'required') : ''].filter((line) => line !== '').join('\n');
}

function columnText(language: Language, key: string, params: Record<string, string> = {}): string {
  return text(language, 'tariffColumns', key as never, params); // a test checks that every column has texts
}

const plain = (title: string) =>
  title
    .replace(/[\s*＊]+$/u, '')
    .trim()
    .toLowerCase();

/** The column of each title by sheet, in either language or by its code. */
const columns = new Map(
  workbook.map(({ list, columns: all }) => [
    list,
    new Map(all.flatMap((column) => titlesOf(column).map((title) => [plain(title), column.column] as const))),
  ]),
);

function titlesOf(column: WorkbookColumn): string[] {
  return [column.column, ...languages.map((language) => columnTitle(column, language))];
}

export function columnOf(list: WorkbookList, title: string): string | null {
  return columns.get(list)?.get(plain(title)) ?? null;
}
