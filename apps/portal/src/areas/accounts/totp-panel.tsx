import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { useActing } from '@quayside/ui/kernel/context';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { StateTag } from '@quayside/ui/display/state-tag';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TotpSetup } from './totp-setup.tsx';

/** The second factor: off, being set up, or on. */
export function TotpPanel({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accounts');
  const isActing = useActing();
  const [dialog, setDialog] = useState<'setup' | 'stop' | null>(null);
  return (
    <section className="panel setting">
      <div className="setting-text">
        <h2>
          {t('totp.title')} <StateTag tone={isOn ? 'good' : 'quiet'}>{isOn ? t('totp.on') : t('totp.off')}</StateTag>
        </h2>
        <p>{t('totp.hint')}</p>
      </div>
      <Button disabled={isActing} onClick={() => setDialog(isOn ? 'stop' : 'setup')}>
        {isOn ? t('totp.stop') : t('totp.start')}
      </Button>
      <TotpSetup open={dialog === 'setup'} onClose={() => setDialog(null)} />
      <StopDialog open={dialog === 'stop'} onClose={() => setDialog(null)} />
    </section>
  );
}

const Stop = createSchemaForm(accountsCalls.stopTotp.input);

function StopDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const [form] = Stop.useForm();
  const { save, isSaving } = useSave(accountsCalls.stopTotp, ['accounts'], {
    form,
    summary: 'message',
    saved: t('totp.stopped'),
    onSaved: onClose,
  });
  return (
    <Modal
      open={open}
      title={t('totp.stop_title')}
      width={416}
      okText={t('totp.stop')}
      okButtonProps={{ danger: true }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Stop.Form form={form} preserve={false} requiredMark={false} onSubmit={(values) => void save(values)}>
        <p>{t('totp.stop_text')}</p>
        <Stop.Item name="password" label={t('totp.password')}>
          <Input.Password autoComplete="current-password" />
        </Stop.Item>
      </Stop.Form>
    </Modal>
  );
}
