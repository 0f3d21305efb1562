import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import './station.css';

const icons = { good: CheckCircleFilled, warning: WarningFilled, bad: CloseCircleFilled };
export type VerdictTone = keyof typeof icons;

/** What became of a scan. The colour is only an aid: the words stand beside it. */
export function Verdict({ tone, children }: { tone: VerdictTone; children: React.ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className="verdict" data-tone={tone}>
      <Icon aria-hidden /> {children}
    </span>
  );
}
