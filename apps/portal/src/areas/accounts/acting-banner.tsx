import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Banner on every page while staff act for the customer, with a button to end it. */
export function ActingBanner({ staff, name, onEnd }: { staff: string; name: string; onEnd: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <Alert
      className="acting-banner"
      banner
      type="warning"
      title={t('acting.text', { staff, name })}
      action={
        <Button size="small" onClick={onEnd}>
          {t('acting.end')}
        </Button>
      }
    />
  );
}
