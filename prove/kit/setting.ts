import { openFolder } from './folder.ts';
import { findPostgres } from './postgres.ts';

/** What every part of a run shares. */
export async function openSetting() {
  return { folder: openFolder(), postgres: await findPostgres() };
}
export type Setting = Awaited<ReturnType<typeof openSetting>>;
