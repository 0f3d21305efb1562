import { MobileOutlined } from '@ant-design/icons';
import { useOpenedOnce } from '@quayside/ui/kernel/opened-once';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const AppDownloadDialog = lazy(() => import('./app-download-dialog.tsx').then((file) => ({ default: file.AppDownloadDialog })));

/** Mobile app download (USER-03 to USER-05). */
export function AppDownload() {
  const { t } = useTranslation('brands');
  const dialog = useOpenedOnce();
  return (
    <>
      <Button type="text" icon={<MobileOutlined aria-hidden />} aria-label={t('app.open')} onClick={dialog.show} />
      {dialog.wasOpened && (
        <Suspense fallback={null}>
          <AppDownloadDialog open={dialog.open} onClose={dialog.hide} />
        </Suspense>
      )}
    </>
  );
}
