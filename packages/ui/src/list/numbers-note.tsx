import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import { wholeText } from '../kernel/values.ts';

/** More would hide the rows. */
const SHOWN = 20;

type Props = {
  count: number;
  /** What the server has no row for; undefined until it has answered. */
  answer: { missing: readonly (number | string)[]; missing_count: number } | undefined;
  onClear: () => void;
};

/** Above a list that is filtered by pasted numbers: how many were found, and which were not. */
export function NumbersNote({ count, answer, onClear }: Props) {
  const { t } = useTranslation();
  const whole = (value: number) => wholeText(value, currentLanguage());
  const missing = answer?.missing_count ?? 0;
  const named = answer?.missing.slice(0, SHOWN) ?? [];
  const ids = named.join(', ');
  const more = missing - named.length;
  const action = (
    <Button size="small" onClick={onClear}>
      {t('numbers.clear')}
    </Button>
  );
  return (
    <Alert
      type={missing > 0 ? 'warning' : 'info'}
      showIcon
      title={answer ? t('numbers.filtered', { count, shown: whole(count), found: whole(count - missing) }) : t('loading')}
      {...(missing > 0
        ? { description: more > 0 ? t('numbers.missing_more', { ids, more: whole(more) }) : t('numbers.missing', { ids }) }
        : {})}
      action={action}
    />
  );
}
