import type { Lender } from '#server/kernel/transaction.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { seedArticleAcrossMerchants } from './articles.queries.ts';
import { allGuides } from './content/all-guides.ts';

/** Brings the articles of this version into the database at the start; what staff have changed stays as it is. */
export async function seedGuides(database: Lender, now = new Date()): Promise<void> {
  await asSystem(database, async (tx) => {
    for (const { pictures, ...guide } of allGuides)
      await seedArticleAcrossMerchants(tx, { ...guide, pictures: [...pictures], published: true }, now);
  });
}
