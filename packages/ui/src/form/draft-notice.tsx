import { CloudOutlined } from '@ant-design/icons';
import { Alert, App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import { agoText, timeText } from '../kernel/values.ts';
import type { DraftStatus } from './draft-saver.ts';

type NoticeProps = {
  offered: { updated_at: string; isOutdated: boolean } | null;
  status: DraftStatus | null;
  onChoose: (isContinued: boolean) => void;
  onDiscard: () => void;
  onTakeOver: () => void;
};

export function DraftNotice({ offered, status, onChoose, onDiscard, onTakeOver }: NoticeProps) {
  const { t } = useTranslation();
  if (offered !== null)
    return (
      <Alert
        type={offered.isOutdated ? 'warning' : 'info'}
        showIcon
        className="draft-notice"
        title={t(offered.isOutdated ? 'draft.offer_changed' : 'draft.offer', {
          age: agoText(offered.updated_at, currentLanguage()) ?? t('draft.now'),
        })}
        action={
          <>
            <Button size="small" type="primary" onClick={() => onChoose(true)}>
              {t('draft.continue')}
            </Button>
            <Button size="small" onClick={() => onChoose(false)}>
              {t('draft.discard')}
            </Button>
          </>
        }
      />
    );
  if (status?.kind === 'elsewhere')
    return (
      <Alert
        type="warning"
        showIcon
        className="draft-notice"
        title={t('draft.elsewhere')}
        action={
          <Button size="small" onClick={onTakeOver}>
            {t('draft.take_over')}
          </Button>
        }
      />
    );
  return <StatusLine status={status} onDiscard={onDiscard} />;
}

/** Always there, so that the form does not jump when the first draft is saved. */
function StatusLine({ status, onDiscard }: Pick<NoticeProps, 'status' | 'onDiscard'>) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const ask = () =>
    modal.confirm({
      title: t('draft.discard_title'),
      content: t('draft.discard_text'),
      okText: t('draft.discard'),
      cancelText: t('actions.cancel'),
      onOk: onDiscard,
    });
  return (
    <output className="draft-line quiet">
      {status?.kind === 'failed' && t('draft.failed')}
      {status?.kind === 'saved' && (
        <>
          <CloudOutlined aria-hidden /> {t('draft.saved', { time: timeText(status.at, currentLanguage()) })}
          <Button type="link" size="small" onClick={ask}>
            {t('draft.discard')}
          </Button>
        </>
      )}
    </output>
  );
}
