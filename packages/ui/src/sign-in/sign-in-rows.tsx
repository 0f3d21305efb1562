import type { SignInRow } from '@quayside/contract/kernel/own-account';
import { useTranslation } from 'react-i18next';
import { DeviceText } from './device-text.tsx';
import { StateTag } from '../display/state-tag.tsx';
import { TimeText } from '../display/time-text.tsx';

/** Recent sign-ins and failed attempts, with their location (DASH-09). */
export function SignInRows({ rows }: { rows: readonly SignInRow[] }) {
  const { t } = useTranslation('accounts');
  if (rows.length === 0) return <p className="quiet">{t('sign_ins.empty')}</p>;
  return (
    <ul className="line-list">
      {rows.map((row) => (
        <li key={row.log_id}>
          <div className="line-main">
            <DeviceText userAgent={row.user_agent} />
            <span className="line-note">{row.ip}</span>
          </div>
          <div className="line-side">
            <StateTag tone={row.outcome === 'done' ? 'good' : 'bad'}>
              {row.outcome === 'done' ? t('sign_ins.done') : t('sign_ins.refused')}
            </StateTag>
            <span className="line-note">
              <TimeText at={row.operation_time} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
