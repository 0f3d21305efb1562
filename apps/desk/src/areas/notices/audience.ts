import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';

/** The figures of an audience as text. */
export function audienceText({ customers, accounts }: { customers: number; accounts: number }) {
  return { customers: wholeText(customers, currentLanguage()), accounts: wholeText(accounts, currentLanguage()) };
}
