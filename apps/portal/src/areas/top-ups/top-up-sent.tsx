import { CheckCircleOutlined } from '@ant-design/icons';
import type { TopUpDetail } from '@quayside/contract/top-ups/top-ups.schemas';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TimingNote } from './timing-note.tsx';

/** Confirmation: the next steps, and a link to the list. */
export function TopUpSent({ topUp, onAgain }: { topUp: TopUpDetail; onAgain: () => void }) {
  const { t } = useTranslation('top-ups');
  const navigate = useNavigate();
  return (
    <div className="panel panel-body">
      <EmptyState
        icon={<CheckCircleOutlined aria-hidden />}
        title={t('sent_title')}
        hint={t('sent_hint', { reference: topUp.reference })}
        action={
          <>
            <Button type="primary" onClick={() => navigate(topUpPaths.detail(topUp.top_up_id))}>
              {t('sent_record')}
            </Button>
            <Button onClick={onAgain}>{t('sent_again')}</Button>
          </>
        }
      />
      <TimingNote />
    </div>
  );
}
