import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

export function NoticeActions({ notice, onEdit }: { notice: DeskNoticeRow; onEdit: () => void }) {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const { message, modal } = App.useApp();
  const { press_id, withdrawn } = notice;
  const write = useWrite(noticesDeskCalls.deskWithdraw, ['notices'], {
    onDone: (_, sent) => void message.success(t(sent.withdrawn ? 'withdrawn' : 'restored')),
  });
  const ask = () =>
    modal.confirm({
      title: t(withdrawn ? 'restore_title' : 'withdraw_title'),
      content: t(withdrawn ? 'restore_text' : 'withdraw_text'),
      okText: t(withdrawn ? 'restore' : 'withdraw'),
      ...(withdrawn ? {} : { okButtonProps: { danger: true } }),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => write.mutate({ press_id, withdrawn: !withdrawn }),
    });
  return (
    <RowActions>
      <RowAction onClick={onEdit}>{t('edit')}</RowAction>
      {!notice.is_draft && (
        <RowAction danger={!withdrawn} loading={write.isPending} onClick={ask}>
          {t(withdrawn ? 'restore' : 'withdraw')}
        </RowAction>
      )}
    </RowActions>
  );
}
