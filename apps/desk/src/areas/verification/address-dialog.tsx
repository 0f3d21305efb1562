import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import type { AddressChange, ChangePreview, VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { needsPostcode } from '@quayside/domain/orders/postcodes';
import { countryName } from '@quayside/ui/kernel/countries';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Covered } from './method-dialog.tsx';
import { priceChange } from './price-change.ts';
import type { Decisions } from './use-decisions.ts';

type DialogProps = { order: VerificationDetail; decisions: Decisions; onClose: () => void };
const limits = { address1: 200, address2: 200, house_number: 20, postal_code: 20, city: 60, state: 60, phone: 30 } as const;
const fields = Object.keys(limits) as (keyof AddressChange)[]; // the keys of a constant
const optional: ReadonlySet<string> = new Set(['address2', 'house_number']);

/** First the price at the new address is shown, then it may be changed. Any other entry needs its own price. */
export function AddressDialog({ order, decisions, onClose }: DialogProps) {
  const { t } = useTranslation(['desk-verification', 'kernel']);
  const [form] = Form.useForm<AddressChange>();
  const { shown, failure, isLoading, show, forget } = usePreview(order);
  const method = shown?.preview.methods.find((one) => one.method === order.method && one.offered);
  const total = method?.total ?? null;
  const change = shown && total !== null ? priceChange(shown.preview, total) : null;
  const save = async (entered: AddressChange) => {
    if (!shown) return show(entered, (errors) => form.setFields(errors));
    if (total !== null && change?.isCovered && (await decisions.changeAddress(shown.address, total))) onClose();
  };
  const wrong = failure ?? decisions.failure;
  return (
    <Modal
      open
      title={t('address_title', { number: order.order_no })}
      okText={total === null ? t('show_price') : t('change_to', { amount: total })}
      okButtonProps={{ disabled: shown !== null && !change?.isCovered }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={decisions.isSaving || isLoading}
      afterOpenChange={(isOpen) => isOpen && form.focusField('address1')}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        className="verify-dialog verify-address"
        initialValues={order}
        onValuesChange={forget}
        onFinish={(entered) => void save(entered)}
      >
        {fields.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={name === 'address2' ? t('address2') : t(`field.${name}`)}
            rules={
              optional.has(name) || (name === 'postal_code' && !needsPostcode(order.country))
                ? []
                : [{ required: true, whitespace: true, message: t('needed') }]
            }
          >
            <Input maxLength={limits[name]} />
          </Form.Item>
        ))}
        {/* Enter in a field presses this one; the dialog's own button is outside of the form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <p className="quiet">{t('country_stays', { country: countryName(order.country, currentLanguage()) })}</p>
        <div aria-live="polite">{shown && <PriceThere preview={shown.preview} method={method} code={order.method} change={change} />}</div>
        {wrong !== null && <Alert type="error" showIcon role="alert" title={wrong} />}
      </Form>
    </Modal>
  );
}

type ThereProps = {
  preview: ChangePreview;
  method: ChangePreview['methods'][number] | undefined;
  code: string;
  change: ReturnType<typeof priceChange> | null;
};

function PriceThere({ preview, method, code, change }: ThereProps) {
  const { t } = useTranslation('desk-verification');
  if (!method || change === null)
    return <Alert type="warning" showIcon title={t('not_there', { method: method ? localName(method) : code })} />;
  const { days_min: from, days_max: to, total } = method;
  const values = { name: localName(method), total: total ?? '', held: preview.held, difference: change.difference, from, to };
  return (
    <>
      <p>{t('new_price', values)}</p>
      <Covered preview={preview} isCovered={change.isCovered} />
    </>
  );
}

type FieldErrors = { name: keyof AddressChange; errors: string[] }[];

/** The prices for an address as it was entered. */
function usePreview({ customer_id, order_id }: VerificationDetail) {
  const write = useWrite(verificationDeskCalls.deskPreview, [], { silent: true });
  const textOf = useFailureText();
  const [shown, setShown] = useState<{ address: AddressChange; preview: ChangePreview } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async (address: AddressChange, onErrors: (errors: FieldErrors) => void) => {
    setFailure(null);
    try {
      setShown({ address, preview: await write.mutateAsync({ customer_id, order_id, address }) });
    } catch (error) {
      const refused = error instanceof RefusedError ? error.fields : [];
      const errors = fields.flatMap((name) =>
        refused.filter(({ path }) => path === `address.${name}`).map(({ msg }) => ({ name, errors: [msg] })),
      );
      onErrors(errors);
      if (errors.length === 0) setFailure(textOf(error));
    }
  };
  return { shown, failure, isLoading: write.isPending, show, forget: () => setShown(null) };
}
