import { Rate } from 'antd';
import { useTranslation } from 'react-i18next';

/** A given rating; read as "4 of 5" by screen readers. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('evaluations');
  return (
    <span role="img" aria-label={t('of_five', { stars })}>
      <Rate disabled value={stars} aria-hidden size="small" />
    </span>
  );
}
