import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** When the money can be expected (TOP-09). */
export function TimingNote() {
  const { t } = useTranslation('top-ups');
  const text = (
    <ul className="timing-note">
      <li>{t('timing_bank')}</li>
      <li>{t('timing_credit')}</li>
    </ul>
  );
  return <Alert type="info" showIcon title={t('timing_title')} description={text} />;
}
