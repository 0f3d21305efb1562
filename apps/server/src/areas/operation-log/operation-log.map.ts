import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { deskMenu, portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import type { Language } from '@quayside/i18n/languages';
import { hasText, text } from '@quayside/i18n/texts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type LogRow = Selectable<Tables['operation_log']>;

/** A stored line with its words: the menu it belongs to in the reader's language, the operation in both. */
export function logLine(row: LogRow, language: Language): z.input<typeof OperationLogRow> {
  return {
    ...row,
    menu: menuOf(row, language),
    operation_function_cn: operationText(row.operation, 'zh_CN'),
    operation_function_en: operationText(row.operation, 'en'),
    is_main_account: row.account_id === null ? null : row.actor_kind === 'main',
  };
}

function operationText(operation: string, language: Language): string {
  return hasText(language, 'operations', operation) ? text(language, 'operations', operation as never) : operation; // checked in the same line
}

const flat = (some: readonly MenuPage[]): MenuPage[] => some.flatMap((page) => [page, ...flat(page.children ?? [])]);
const [portal, desk] = [flat(portalMenu), flat(deskMenu)];

/** The page an operation is at home on; an area may have one on either side. */
function menuOf({ operation, request_address }: LogRow, language: Language): string {
  const [area = ''] = operation.split('.');
  const pages = request_address.startsWith('/api/desk/') ? desk : portal;
  const page = pages.find((one) => one.component?.startsWith(`${area}/`));
  return page ? text(language, 'menu', page.title as never) : '-'; // every page's title is a key of the menu texts, by the menu's type
}
