import { MobileOutlined } from '@ant-design/icons';
import { basicConfigCalls } from '@quayside/contract/basic-config/basic-config.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Button, Modal, Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const QrCode = lazy(() => import('@quayside/ui/display/qr-code').then((code) => ({ default: code.QrCode })));
type System = 'android' | 'ios';

/** Mobile app download (USER-03 to USER-05): a QR code for each system. */
export function AppDownload() {
  const { t } = useTranslation('brands');
  const [open, setOpen] = useState(false);
  const [system, setSystem] = useState<System>('android');
  return (
    <>
      <Button type="text" icon={<MobileOutlined aria-hidden />} aria-label={t('app.open')} onClick={() => setOpen(true)} />
      <Modal open={open} onCancel={() => setOpen(false)} title={t('app.title')} footer={null} width={360}>
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
    </>
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
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
        <QrCode text={link} label={t('app.picture')} />
      </Suspense>
      <p>{t('app.scan')}</p>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {t('app.link')}
      </a>
    </>
  );
}
