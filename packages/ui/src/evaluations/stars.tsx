import { StarFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import './stars.css';

const levels = [1, 2, 3, 4, 5] as const;

/** A given rating; read as "4 of 5" by screen readers. A disabled field would be announced as one. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('evaluations');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the stars are drawn by icons, there is no picture file
    <span className="stars" role="img" aria-label={t('of_five', { stars })}>
      {levels.map((level) => (
        <StarFilled key={level} aria-hidden {...(level <= stars ? { 'data-on': true } : {})} />
      ))}
    </span>
  );
}
