import type { ReceivingAccount } from '@quayside/contract/top-ups/top-ups.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { Facts, type Fact } from '@quayside/ui/detail/facts';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { useTranslation } from 'react-i18next';

const copied = ['account_name', 'account_number', 'bank', 'swift'] as const;

/** A receiving account, with a copy button on every line. */
export function AccountFacts({ account }: { account: ReceivingAccount }) {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  const ns = 'top-up-words';
  const note = currentLanguage() === 'en' ? account.note_en : readerChinese(account.note_cn);
  const lines = copied.filter((key) => account[key] !== '');
  const facts: Fact[] = [
    [t('method'), t(`method.${account.method}`, { ns })],
    [t('currency'), account.currency],
    ...lines.map((key): Fact => [t(key, { ns }), <Copyable key={key} value={account[key]} />]),
    ...(note === '' ? [] : [[t('note'), note] as const]),
  ];
  return <Facts facts={facts} />;
}
