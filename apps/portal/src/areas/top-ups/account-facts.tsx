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
  const lines = useAccountLines(account);
  const facts: Fact[] = [
    [t('method'), t(`method.${account.method}`, { ns })],
    [t('currency'), account.currency],
    ...lines.map(([label, value]): Fact => [label, <Copyable key={label} value={value} />]),
    ...(note === '' ? [] : [[t('note'), note] as const]),
  ];
  return <Facts facts={facts} />;
}

/** The lines a bank asks for, with their labels. */
export function useAccountLines(account: ReceivingAccount): readonly (readonly [label: string, value: string])[] {
  const { t } = useTranslation('top-up-words');
  return copied.filter((key) => account[key] !== '').map((key) => [t(key), account[key]] as const);
}

/** One line under the other: they are typed into the bank's form in this order. */
export function AccountLines({ lines }: { lines: ReturnType<typeof useAccountLines> }) {
  return (
    <dl className="account-lines">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Copyable value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
