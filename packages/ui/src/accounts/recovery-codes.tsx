import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../display/copyable.tsx';
import './recovery-codes.css';

/** The recovery codes, shown once. Only the button closes it, so that a click beside it does not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <Modal
      open={codes !== null}
      title={t('recovery.title')}
      width={440}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('recovery.saved')}
        </Button>
      }
      destroyOnHidden
    >
      <RecoveryCodes codes={codes ?? []} />
    </Modal>
  );
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('accounts');
  return (
    <div className="dialog-stack recovery-codes">
      <Alert type="warning" showIcon title={t('recovery.once')} />
      <p>{t('recovery.hint')}</p>
      <ul aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-actions">
        <CopyButton text={codes.join('\n')}>{t('recovery.copy')}</CopyButton>
        <Button size="small" icon={<PrinterOutlined aria-hidden />} onClick={() => globalThis.print()}>
          {t('recovery.print')}
        </Button>
      </div>
    </div>
  );
}
