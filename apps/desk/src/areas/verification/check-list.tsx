import type { Check, VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { checkResults } from '@quayside/domain/verification/verification-rules';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { KeyCap } from '@quayside/ui/review/key-button';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResultMark } from './order-row.tsx';
import { curesOf, type Cure } from './verification-work.ts';

type ListProps = { order: VerificationDetail; onCure?: (cure: Cure) => void };

/** What the checks found: fails first, then warnings, then passes. The first three cures have a key. */
export function CheckList({ order, onCure }: ListProps) {
  const { t } = useTranslation('desk-verification');
  const cures = curesOf(order);
  const [fails = 0, warnings = 0, passes = 0] = checkResults.map((result) => order.checks.filter((one) => one.result === result).length);
  return (
    <section className="verify-checks" aria-label={t('checks')}>
      <header>
        <strong>{t('checks')}</strong>
        <span>
          {fails > 0 && <b data-result="fail">{t('fails', { fails })}</b>}{' '}
          {warnings > 0 && <b data-result="warn">{t('warnings', { warnings })}</b>} {t('passes', { passes })}
        </span>
      </header>
      <ul>
        {order.checks.map((one) => {
          const at = cures.findIndex(({ check }) => check === one.check);
          const cure = cures[at]?.cure;
          return (
            <li key={one.check} data-result={one.result}>
              <ResultMark result={one.result} />
              <span className="verify-check-name">
                {t(`check.${one.check}`)} <span className="sr-only">{t(`result.${one.result}`)}</span>
              </span>
              <Evidence of={one} />
              {cure && onCure && (
                <Button type="link" size="small" aria-keyshortcuts={String(at + 1)} onClick={() => onCure(cure)}>
                  {t(`cure.${cure.kind}`)} <KeyCap>{String(at + 1)}</KeyCap>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Evidence({ of: { check, result, params } }: { of: Check }) {
  const { t } = useTranslation('desk-verification');
  const { country } = params;
  const shown = typeof country === 'string' ? { ...params, country: countryName(country, currentLanguage()) } : params;
  // Every result a check can have has its sentence, and the check gives its figures.
  return <span className="verify-evidence">{String(t(`evidence.${check}.${result}` as never, shown as never))}</span>;
}
