import { Rate } from 'antd';
import { useTranslation } from 'react-i18next';

/** A given rating; read as "4 of 5" by screen readers. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('evaluations');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the stars are drawn by icons, there is no picture file
    <span role="img" aria-label={t('of_five', { stars })}>
      <Rate disabled value={stars} aria-hidden size="small" />
    </span>
  );
}
