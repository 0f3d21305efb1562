import type pg from 'pg';

/** Inserts a row and answers the number it got. */
export async function insert(pool: pg.Pool, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(sql, values);
  return rows[0]?.id ?? 0;
}
