import { readPhone } from './phones.ts';
import { needsPostcode, postcodeExample, readPostcode } from './postcodes.ts';

type Recipient = { readonly country: string; readonly phone: string; readonly postal_code: string };
type RecipientFault = {
  readonly field: 'phone' | 'postal_code';
  readonly code: 'required' | 'orders.phone' | 'orders.postcode';
  readonly params: Readonly<Record<string, string>>;
};

/** What is wrong with phone and postcode of a destination; the same for the wizard, the import, the open API and the desk. */
export function recipientFaults({ country, phone, postal_code }: Recipient): RecipientFault[] {
  const faults: RecipientFault[] = [];
  if (phone !== '' && !readPhone(phone, country)) faults.push({ field: 'phone', code: 'orders.phone', params: { country } });
  if (postal_code === '') {
    if (needsPostcode(country)) faults.push({ field: 'postal_code', code: 'required', params: {} });
  } else if (readPostcode(country, postal_code) === null)
    faults.push({ field: 'postal_code', code: 'orders.postcode', params: { country, example: postcodeExample(country) } });
  return faults;
}

/** Phone and postcode as they are stored. */
export function tidyRecipient<R extends Recipient>(recipient: R): R {
  const { country, phone, postal_code } = recipient;
  return {
    ...recipient,
    phone: readPhone(phone, country)?.stored ?? phone,
    postal_code: readPostcode(country, postal_code) ?? postal_code,
  };
}
