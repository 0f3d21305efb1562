import { MobileOutlined } from '@ant-design/icons';
import { basicConfigCalls } from '@quayside/contract/basic-config/basic-config.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { QrCode } from '@quayside/ui/display/qr-code';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Modal, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type System = 'android' | 'ios';

/** A QR code for each system. */
export function AppDownloadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('brands');
  const [system, setSystem] = useState<System>('android');
  return (
    <Modal open={open} onCancel={onClose} title={t('app.title')} footer={null} width={360}>
      <div className="dialog-stack">
        <Segmented<System>
          block
          aria-label={t('app.title')}
          value={system}
          onChange={setSystem}
          options={[
            { value: 'android', label: t('app.android') },
            { value: 'ios', label: t('app.ios') },
          ]}
        />
        {open && <DownloadCode system={system} />}
      </div>
    </Modal>
  );
}

/** No link yet means: coming soon (D-95). */
function DownloadCode({ system }: { system: System }) {
  const { t } = useTranslation('brands');
  const version = useRead(basicConfigCalls.getAppVersion, { project_type: 1 });
  if (version.isPending) return <Skeleton active paragraph={{ rows: 4 }} />;
  const info = system === 'android' ? version.data?.android_version_info : version.data?.ios_version_info;
  const link = info?.app_download_link ?? '';
  if (!link.startsWith('https://')) {
    return <EmptyState icon={<MobileOutlined aria-hidden />} title={t('app.soon')} hint={t('app.soon_hint')} />;
  }
  return (
    <>
      <QrCode text={link} label={t('app.picture')} />
      <p>{t('app.scan')}</p>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {t('app.link')}
      </a>
    </>
  );
}
