import { CurrentPassword, type OwnAccountCalls } from '@quayside/contract/kernel/own-account';
import { Button, Input, Modal, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { StateTag } from '../display/state-tag.tsx';
import { createSchemaForm } from '../form/schema-form.tsx';
import { useActing } from '../kernel/context.ts';
import { useSave } from '../form/use-save.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

const Prompt = createSchemaForm(CurrentPassword);

type PanelProps = { calls: OwnAccountCalls; isOn: boolean; codesLeft: number };

/** The second factor: off, being set up, or on with its recovery codes. */
export function TotpPanel({ calls, isOn, codesLeft }: PanelProps) {
  const { t } = useTranslation('accounts');
  const [dialog, setDialog] = useState<'setup' | 'stop' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isActing = useActing();
  const close = () => setDialog(null);
  const showCodes = (made: readonly string[]) => {
    setDialog(null);
    setCodes(made);
  };
  return (
    <>
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
      </section>
      {isOn && (
        <section className="panel setting">
          <div className="setting-text">
            <h2>
              {t('recovery.title')}{' '}
              <StateTag tone={codesLeft > 2 ? 'good' : 'waiting'}>{t('recovery.left', { count: codesLeft })}</StateTag>
            </h2>
            <p>{t('recovery.hint')}</p>
          </div>
          <Button disabled={isActing} onClick={() => setDialog('renew')}>
            {t('recovery.renew')}
          </Button>
        </section>
      )}
      <TotpSetup calls={calls} open={dialog === 'setup'} onCodes={showCodes} onClose={close} />
      <StopDialog calls={calls} open={dialog === 'stop'} onClose={close} />
      <RenewDialog calls={calls} open={dialog === 'renew'} onCodes={showCodes} onClose={close} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  );
}

type DialogProps = { calls: OwnAccountCalls; open: boolean; onClose: () => void };

function StopDialog({ calls, open, onClose }: DialogProps) {
  const { t } = useTranslation('accounts');
  const [form] = Prompt.useForm();
  const { save, isSaving } = useSave(calls.stopTotp, [calls.stopTotp.area], {
    form,
    summary: 'message',
    saved: t('totp.stopped'),
    onSaved: onClose,
  });
  const texts = { title: t('totp.stop_title'), text: t('totp.stop_text'), ok: t('totp.stop') };
  return (
    <PasswordPrompt
      open={open}
      form={form}
      texts={texts}
      danger
      isSaving={isSaving}
      onSubmit={(given) => void save(given)}
      onClose={onClose}
    />
  );
}

function RenewDialog({ calls, open, onClose, onCodes }: DialogProps & { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('accounts');
  const [form] = Prompt.useForm();
  const { save, isSaving } = useSave(calls.newRecoveryCodes, [calls.newRecoveryCodes.area], {
    form,
    summary: 'message',
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  const texts = { title: t('recovery.renew_title'), text: t('recovery.renew_text'), ok: t('recovery.renew') };
  return (
    <PasswordPrompt open={open} form={form} texts={texts} isSaving={isSaving} onSubmit={(given) => void save(given)} onClose={onClose} />
  );
}

type Given = z.output<typeof CurrentPassword>;
type PromptProps = {
  open: boolean;
  form: FormInstance<Given>;
  texts: { title: string; text: string; ok: string };
  danger?: boolean;
  isSaving: boolean;
  onSubmit: (given: Given) => void;
  onClose: () => void;
};

/** Asks for the password before a change of the sign-in. */
function PasswordPrompt({ open, form, texts, danger = false, isSaving, onSubmit, onClose }: PromptProps) {
  const { t } = useTranslation(['accounts', 'kernel']);
  return (
    <Modal
      open={open}
      title={texts.title}
      width={416}
      okText={texts.ok}
      okButtonProps={{ danger }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Prompt.Form form={form} preserve={false} requiredMark={false} onSubmit={onSubmit}>
        <p>{texts.text}</p>
        <Prompt.Item name="password" label={t('totp.password')}>
          <Input.Password autoComplete="current-password" />
        </Prompt.Item>
      </Prompt.Form>
    </Modal>
  );
}
