import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { Copyable } from '@quayside/ui/display/copyable';
import { totpDigits } from '@quayside/ui/kernel/totp-code';
import { useWrite } from '@quayside/ui/kernel/query';
import { QrCode } from '@quayside/ui/display/qr-code';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Confirm = createSchemaForm(accountsCalls.confirmTotp.input);
type Secret = { secret: string; uri: string };

/** Scan the QR code, then confirm with a code: only then is the second factor on. */
export function TotpSetup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const [form] = Confirm.useForm();
  const [secret, setSecret] = useState<Secret | null>(null);
  const { mutate: start } = useStart(setSecret, onClose);
  const { save: confirm, isSaving } = useSave(accountsCalls.confirmTotp, ['accounts'], {
    form,
    summary: 'message',
    saved: t('totp.done'),
    onSaved: onClose,
  });
  // Opening the dialog requests a new secret; the old one becomes invalid.
  useEffect(() => {
    if (open) start({});
    else setSecret(null);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening, whatever function sends it
  }, [open]);
  return (
    <Modal
      open={open}
      title={t('totp.setup_title')}
      width={416}
      okText={t('totp.confirm')}
      okButtonProps={{ disabled: secret === null }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Confirm.Form form={form} preserve={false} requiredMark={false} onSubmit={(values) => void confirm(values)}>
        {secret === null ? <Skeleton active paragraph={{ rows: 6 }} /> : <Scan secret={secret} />}
        <Confirm.Item name="code" label={t('totp.code')} normalize={totpDigits}>
          <Input inputMode="numeric" autoComplete="one-time-code" />
        </Confirm.Item>
      </Confirm.Form>
    </Modal>
  );
}

function useStart(onSecret: (secret: Secret) => void, onClose: () => void) {
  return useWrite(accountsCalls.startTotp, [], { onDone: onSecret, onFields: onClose });
}

function Scan({ secret }: { secret: Secret }) {
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
