import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { deskMenu, portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import type { Language } from '@quayside/i18n/languages';
import { hasText, text } from '@quayside/i18n/texts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type LogChange = { field: string; before: unknown; after: unknown };
type LogRow = Selectable<Tables['operation_log']>;

/** A log row with its texts: the menu title in the reader's language, the operation in both languages. */
export function logLine(row: LogRow, language: Language): z.input<typeof OperationLogRow> {
  return {
    ...row,
    staff_role: row.staff_role as StaffRole | null, // written from an actor's role
    changes: row.changes as LogChange[] | null, // only the kernel writes it
    menu: menuOf(row, language),
    operation_function_cn: operationText(row.operation, 'zh_CN'),
    operation_function_en: operationText(row.operation, 'en'),
    is_main_account: row.account_id === null ? null : row.actor_kind === 'main',
  };
}

function operationText(operation: string, language: Language): string {
  return hasText(language, 'operations', operation) ? text(language, 'operations', operation as never) : operation; // checked on this line
}

/** The title of each area's first page. */
function titlesOf(menu: readonly MenuPage[], titles = new Map<string, string>()): Map<string, string> {
  for (const { component, title, children } of menu) {
    const [area] = component?.split('/') ?? [];
    if (area !== undefined && !titles.has(area)) titles.set(area, title);
    titlesOf(children ?? [], titles);
  }
  return titles;
}
const [portal, desk] = [titlesOf(portalMenu), titlesOf(deskMenu)];

/** The menu page of an operation; an area may have one in the portal and one at the desk. */
function menuOf({ operation, request_address }: LogRow, language: Language): string {
  const [area = ''] = operation.split('.');
  const title = (request_address.startsWith('/api/desk/') ? desk : portal).get(area);
  return title === undefined ? '-' : text(language, 'menu', title as never); // the menu's type makes every page title a key of the menu texts
}
