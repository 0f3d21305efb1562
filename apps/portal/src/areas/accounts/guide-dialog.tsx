import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const COUNTDOWN_S = 5; // USER-32

/** The guide for new merchants (USER-31). It can only be closed by confirming, after a countdown (D-93). */
export function GuideDialog({ helpPath, onRead }: { helpPath: string | null; onRead: () => void }) {
  const { t } = useTranslation('accounts');
  const seconds = useCountdown();
  const confirm = useWrite(accountsCalls.updateGuide, [], { onDone: onRead });
  return (
    <Modal
      open
      title={t('guide.title')}
      width={560}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button
          type="primary"
          disabled={seconds > 0}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ is_read: 1, guide_type: 3 })}
        >
          {seconds > 0 ? t('guide.confirm_wait', { seconds: String(seconds) }) : t('guide.confirm')}
        </Button>
      }
    >
      <div className="dialog-stack">
        <p>{t('guide.lead')}</p>
        <ol className="guide-points">
          <li>{t('guide.sku')}</li>
          <li>{t('guide.inbound')}</li>
          <li>{t('guide.balance')}</li>
          <li>{t('guide.people')}</li>
        </ol>
        {helpPath !== null && (
          <a href={helpPath} target="_blank" rel="noopener noreferrer">
            {t('guide.help')}
          </a>
        )}
      </div>
    </Modal>
  );
}

function useCountdown(): number {
  const [seconds, setSeconds] = useState(COUNTDOWN_S);
  // The timer is outside of React.
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
