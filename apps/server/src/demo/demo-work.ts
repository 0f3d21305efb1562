import type { SystemCtx } from '#server/kernel/ctx.ts';

const HOUR_MS = 3_600_000;

/** What waits at the desk besides the money: jobs that have failed, one of them a while ago. */
export async function fillWork({ tx, now }: SystemCtx, customer_id: number): Promise<void> {
  const failed = [
    { name: 'mails.deliver', hours: 240, error: 'The mail server does not answer: connect ETIMEDOUT' },
    { name: 'products.fetch_image', hours: 1, error: 'The picture is larger than 10 MB' },
  ];
  const rows = failed.map(({ name, hours, error }) => {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    return {
      name,
      customer_id,
      payload: '{}',
      attempts: 8,
      max_attempts: 8,
      state: 'dead' as const,
      run_at: at,
      created_at: at,
      ended_at: at,
      error,
    };
  });
  await tx.insertInto('jobs').values(rows).execute();
}
