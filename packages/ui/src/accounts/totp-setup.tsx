import { TotpInput, type OwnAccountCalls, type TotpSecret } from '@quayside/contract/kernel/own-account';
import { Input, Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../display/copyable.tsx';
import { QrCode } from '../display/qr-code.tsx';
import { createSchemaForm } from '../form/schema-form.tsx';
import { useSave } from '../form/use-save.ts';
import { useWrite } from '../kernel/query.ts';
import { totpDigits } from '../kernel/totp-code.ts';

const Confirm = createSchemaForm(TotpInput);

type SetupProps = {
  calls: OwnAccountCalls;
  /** Gets the recovery codes: the second factor is on. */
  onCodes: (codes: readonly string[]) => void;
};

/** Scan the QR code, then confirm with a code: only then is the second factor on. */
export function TotpSetup({ open, onClose, ...setup }: SetupProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const { form, fields, isReady, isSaving } = useTotpSetup({ ...setup, isActive: open, onFailed: onClose });
  return (
    <Modal
      open={open}
      title={t('totp.setup_title')}
      width={416}
      okText={t('totp.confirm')}
      okButtonProps={{ disabled: !isReady }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      {fields}
    </Modal>
  );
}

/** The form of the setup, for a dialog or a page of its own. */
export function useTotpSetup({ calls, onCodes, isActive, onFailed }: SetupProps & { isActive: boolean; onFailed: () => void }) {
  const { t } = useTranslation('accounts');
  const [form] = Confirm.useForm();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const { mutate: start } = useWrite(calls.startTotp, [], { onDone: setSecret, onFields: onFailed });
  const { save: confirm, isSaving } = useSave(calls.confirmTotp, [calls.confirmTotp.area], {
    form,
    summary: 'message',
    saved: t('totp.done'),
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  // Opening requests a new secret; the old one becomes invalid.
  useEffect(() => {
    if (isActive) start({});
    else setSecret(null);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening, whatever function sends it
  }, [isActive]);
  const fields = (
    <Confirm.Form form={form} preserve={false} requiredMark={false} onSubmit={(values) => void confirm(values)}>
      {secret === null ? <Skeleton active paragraph={{ rows: 6 }} /> : <Scan secret={secret} />}
      <Confirm.Item name="code" label={t('totp.code')} normalize={totpDigits}>
        <Input inputMode="numeric" autoComplete="one-time-code" />
      </Confirm.Item>
    </Confirm.Form>
  );
  return { form, fields, isReady: secret !== null, isSaving };
}

function Scan({ secret }: { secret: TotpSecret }) {
  const { t } = useTranslation('accounts');
  return (
    <div className="dialog-stack">
      <p>{t('totp.scan')}</p>
      <QrCode text={secret.uri} label={t('totp.picture')} />
      <div>
        <p className="quiet">{t('totp.secret')}</p>
        <Copyable value={secret.secret} />
      </div>
    </div>
  );
}
