import type { Notice } from '@quayside/contract/notices/notices.schemas';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { Button, Modal } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// With the sanitizer, which a page does not need before somebody opens a notice.
const NoticeBody = lazy(() => import('@quayside/ui/notices/notice-body').then((file) => ({ default: file.NoticeBody })));

/** One notice over the page. */
export function NoticeView({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const { t } = useTranslation('notices');
  return (
    <Modal
      open={notice !== null}
      title={notice && readerChinese(notice.title)}
      width={560}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Suspense fallback={null}>{notice !== null && <NoticeBody html={notice.description} at={notice.publish_on_time} />}</Suspense>
    </Modal>
  );
}
