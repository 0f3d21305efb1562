import { phoneText, setPhoneLibrary } from '@quayside/domain/orders/phones';
import { useEffect, useState } from 'react';

/** Lengths and formats of all countries, in a file of their own: they are large. */
async function loadPhones(): Promise<void> {
  setPhoneLibrary(await import('libphonenumber-js/min'));
}

/** Loads the rules of phone numbers when the page is opened; until then a number stays as it is stored. */
export function usePhoneText(): (stored: string, country: string) => string {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    // Without them the page still works: the server checks every number.
    loadPhones().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return phoneText;
}
