import { noticePaths } from '@quayside/contract/notices/notices.paths';
import { textOfHtml } from '@quayside/ui/kernel/text-of-html';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkplacePanel } from './workplace-panel.tsx';

/** The beginning of the newest notice; a long one would push the other cards away. */
export function NoticeCard() {
  const { t } = useTranslation('dashboards');
  return (
    <WorkplacePanel title={t('notice')} more={<Link to={noticePaths.messages}>{t('notice_all')}</Link>}>
      {({ newest_notice: notice }) =>
        notice === null ? (
          <p className="quiet">{t('notice_none')}</p>
        ) : (
          <article>
            <h3 className="notice-title">{readerChinese(notice.title)}</h3>
            <p className="notice-beginning">{readerChinese(textOfHtml(notice.description))}</p>
            <p className="notice-date">
              <TimeText at={notice.publish_on_time} />
            </p>
          </article>
        )
      }
    </WorkplacePanel>
  );
}
