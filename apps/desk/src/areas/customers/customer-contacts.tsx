import { accountsDeskCalls } from '@quayside/contract/accounts/accounts.desk-calls';
import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { accountTypes } from '@quayside/domain/kernel/actor';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Account = CustomerDetail['accounts'][number];
const FIRST = 3;

/** The people of a customer: main account first, with mail and phone. */
export function CustomerContacts({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const [isWhole, setWhole] = useState(false);
  const people = customer.accounts.toSorted((a, b) => Number(b.account_type === 'main') - Number(a.account_type === 'main'));
  return (
    <>
      <ul className="customer-contacts">
        {people.slice(0, isWhole ? undefined : FIRST).map((account) => (
          <Contact key={account.account_id} customer={customer} account={account} />
        ))}
      </ul>
      {people.length > FIRST && !isWhole && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {t('all_accounts', { count: people.length })}
        </Button>
      )}
    </>
  );
}

function Contact({ customer, account }: { customer: CustomerDetail; account: Account }) {
  const { t } = useTranslation('customers');
  const mayReset = useCan('desk.accounts.reset');
  const { account_type, name, email, status, email_verified } = account;
  const known = accountTypes.find((type) => type === account_type);
  // The company's own number stands with the main account that has none.
  const phone = account.phone || (account_type === 'main' ? customer.phone : '');
  const isEnabled = status === 'enabled';
  return (
    <li>
      <div className="customer-contact-head">
        <strong>{name || email}</strong>
        <span className="quiet">{known === undefined ? account_type : t(`account.type.${known}`)}</span>
      </div>
      <div className="customer-contact-line">
        <Copyable value={email} />
        {phone !== '' && <Copyable value={phone} />}
        {!isEnabled && <StateTag tone="quiet">{t('account.disabled')}</StateTag>}
        {!email_verified && <StateTag tone="waiting">{t('account.unverified')}</StateTag>}
        {mayReset && isEnabled && customer.status === 'active' && <ResetPassword customer={customer} account={account} />}
      </div>
    </li>
  );
}

/** Mails a link for a new password to the account. Staff never see the link. */
function ResetPassword({ customer, account }: { customer: CustomerDetail; account: Account }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { message, modal } = App.useApp();
  const { email, name, account_id } = account;
  const reset = useWrite(accountsDeskCalls.deskStartReset, ['mails'], {
    onDone: () => void message.success(t('account.reset_done', { email })),
  });
  const ask = () =>
    modal.confirm({
      title: t('account.reset_title', { name }),
      content: t('account.reset_text', { email }),
      okText: t('account.reset'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => reset.mutate({ customer_id: customer.customer_id, account_id }),
    });
  return (
    <Button type="link" size="small" loading={reset.isPending} onClick={ask}>
      {t('account.reset')}
    </Button>
  );
}
