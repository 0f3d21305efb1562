import { CheckOutlined } from '@ant-design/icons';
import type { Workplace } from '@quayside/contract/dashboards/dashboards.calls';
import { useTranslation } from 'react-i18next';
import './workplace.css';
import { WorkplacePanel } from './workplace-panel.tsx';

/** The six onboarding steps and which of them this merchant has completed (DASH-02). */
export function StepsCard() {
  const { t } = useTranslation('dashboards');
  return (
    <WorkplacePanel title={t('steps')} flush>
      {({ steps }) => <StepStrip steps={steps} />}
    </WorkplacePanel>
  );
}

function StepStrip({ steps }: Pick<Workplace, 'steps'>) {
  const { t } = useTranslation('dashboards');
  const next = steps.find(({ done }) => !done)?.step;
  return (
    <ol className="step-strip">
      {steps.map(({ step, done, count }, index) => {
        const state = done ? 'done' : step === next ? 'next' : 'open';
        return (
          <li key={step} data-state={state} {...(state === 'next' ? { 'aria-current': 'step' as const } : {})}>
            <span className="step-mark" aria-hidden>
              {done ? <CheckOutlined aria-hidden /> : index + 1}
            </span>
            <span className="step-name">
              {t(`step.${step}`)}
              <span className="sr-only">{` (${t(`step_${state}`)})`}</span>
              {count > 0 && <span className="step-count">{t(`step_count.${step}`, { count })}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
