import { changePercent } from '@quayside/domain/statistics/exact';
import { useTranslation } from 'react-i18next';
import { percentText } from '../kernel/figure-texts.ts';

type ChangeProps = {
  now: string | number;
  before: string | number;
  /** Colour only where better is certain: more orders is better, higher cost per order is worse, more spend is neither. */
  better?: 'up' | 'down';
};

/** The change against the period before; a word when there was nothing then. */
export function ChangeText({ now, before, better }: ChangeProps) {
  const { t } = useTranslation('statistics');
  const change = changePercent(String(now), String(before));
  if (change === null) return <span className="change">{Number(now) === 0 ? '' : t('new')}</span>;
  const tone = change === 0 || better === undefined ? 'none' : (better === 'up') === change > 0 ? 'good' : 'bad';
  return (
    <span className="change" data-tone={tone}>
      {percentText(change, true)}
    </span>
  );
}
