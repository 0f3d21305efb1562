import { z } from 'zod';

/** Files whose rows are corrected on screen and saved together. */
export const MAX_FILE_ROWS = 500;
/** That many rows need a few dozen kilobytes. */
export const MAX_ROWS_BYTES = 2 * 1024 * 1024;
export const ReadRows = z.object({ rows: z.array(z.array(z.string())).max(MAX_FILE_ROWS) });
