import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import { Allowed } from '@quayside/ui/shell/allowed';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowAction } from '@quayside/ui/list/row-actions';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Removes a line that belongs to no top-up from the list. */
export function IgnoreLine({ line }: { line: StatementLine }) {
  const { t } = useTranslation(['desk-top-ups', 'kernel']);
  const { message, modal } = App.useApp();
  const ignore = useWrite(topUpsDeskCalls.deskIgnoreLine, ['top-ups'], { onDone: () => void message.success(t('ignored')) });
  if (line.state !== 'open' && line.state !== 'proposed') return null;
  const ask = () =>
    modal.confirm({
      title: t('ignore_title'),
      content: t('ignore_text'),
      okText: t('ignore'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => ignore.mutate({ line_id: line.line_id, reason: t('ignore') }),
    });
  return (
    <Allowed all={['desk.top-ups.review']}>
      <RowAction loading={ignore.isPending} onClick={ask}>
        {t('ignore')}
      </RowAction>
    </Allowed>
  );
}
