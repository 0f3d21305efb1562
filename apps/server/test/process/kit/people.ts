import { connect } from '#server/kernel/database.ts';
import { factories, type Person } from '../../kit/factories.ts';

/** A merchant with a session, inserted directly into a database without the demo. */
export async function aMerchantIn(url: string): Promise<Person> {
  const { db, close } = connect(url, 1);
  try {
    return await factories(db).aMerchant();
  } finally {
    await close();
  }
}
