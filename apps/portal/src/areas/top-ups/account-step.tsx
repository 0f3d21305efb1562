import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import type { ReceivingAccount, TopUpInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { useRead } from '@quayside/ui/kernel/query';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Form, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AccountFacts } from './account-facts.tsx';
import { TimingNote } from './timing-note.tsx';

type Entered = z.input<typeof TopUpInput>;

/** The receiving account and the payment reference. */
export function AccountStep() {
  const form = Form.useFormInstance<Entered>();
  const { method, currency } = form.getFieldsValue(true) as Pick<Entered, 'method' | 'currency'>; // the step before asks for both
  const read = useRead(topUpsCalls.account, { method, currency }, { silent: true });
  const reference = read.data?.reference;
  // The server creates the reference: it is set in the form when it arrives, and again when the payment method changes.
  useEffect(() => {
    form.setFieldValue('reference', reference);
  }, [form, reference]);
  return (
    <>
      <Form.Item name="reference" hidden getValueProps={(value) => ({ value: value ?? '' })}>
        <input type="hidden" />
      </Form.Item>
      {read.isPending && <Skeleton active />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <PayTo account={read.data.account} reference={read.data.reference} />}
    </>
  );
}

function PayTo({ account, reference }: { account: ReceivingAccount; reference: string }) {
  const { t } = useTranslation('top-ups');
  return (
    <div className="pay-to">
      <h3>{t('pay_to')}</h3>
      <AccountFacts account={account} />
      <div className="pay-reference">
        <p className="pay-reference-title">{t('quote_title')}</p>
        <p className="pay-reference-value">
          <Copyable value={reference} />
        </p>
        <p className="quiet">{t('quote_hint')}</p>
      </div>
      <TimingNote />
    </div>
  );
}
