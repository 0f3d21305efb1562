import type { Selectable } from 'kysely';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type SettingRow = Selectable<Tables['warning_email_settings']>;

/** A merchant who never saved the setting has no recipients. */
export function settingView(row: SettingRow | undefined) {
  if (!row) return { enabled: 0 as const, emails: [], updated_at: null };
  return { enabled: flag(row.enabled), emails: row.emails, updated_at: row.updated_at };
}
