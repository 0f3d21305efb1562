import type { Notice } from '@quayside/contract/notices/notices.schemas';
import { NoticeBody } from '@quayside/ui/notices/notice-body';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

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
      {notice !== null && <NoticeBody html={notice.description} at={notice.publish_on_time} />}
    </Modal>
  );
}
