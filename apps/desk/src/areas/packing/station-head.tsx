import { CloseOutlined, DisconnectOutlined, WifiOutlined } from '@ant-design/icons';
import { packingPaths } from '@quayside/contract/packing/packing.paths';
import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PackingWork } from './use-packing.ts';

const HOUR_MS = 3_600_000;
/** Before that many, an hourly figure would be a guess. */
const FOR_PACE = 3;

/** Wave, pace and connection. */
export function StationHead({ work: { now, parcel } }: { work: PackingWork }) {
  const { t } = useTranslation('desk-packing');
  return (
    <header className="packing-head">
      <h1>{t('title')}</h1>
      <span className="packing-head-end">
        {parcel?.wave_no && (
          <>
            {t('wave_progress', { done: parcel.wave_done, all: parcel.wave_orders, wave: parcel.wave_no })}
            <Progress
              className="packing-wave"
              percent={Math.round((parcel.wave_done / Math.max(1, parcel.wave_orders)) * 100)}
              showInfo={false}
              aria-label={t('wave')}
            />
          </>
        )}
        <Pace packedAt={now.packedAt} />
        {now.lostAt === null ? (
          <span className="packing-link">
            <WifiOutlined aria-hidden /> {t('online')}
          </span>
        ) : (
          <OfflineFor since={now.lostAt} />
        )}
        <Link to={packingPaths.list} className="packing-leave">
          <CloseOutlined aria-hidden /> {t('leave')}
        </Link>
      </span>
    </header>
  );
}

function Pace({ packedAt }: { packedAt: readonly number[] }) {
  const { t } = useTranslation('desk-packing');
  const [first, last] = [packedAt[0], packedAt.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (packedAt.length < FOR_PACE || last === first) return t('packed_here', { count: packedAt.length });
  return t('pace', { count: Math.round(((packedAt.length - 1) * HOUR_MS) / (last - first)) });
}

function OfflineFor({ since }: { since: number }) {
  const { t } = useTranslation('desk-packing');
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span className="packing-link" data-lost>
      <DisconnectOutlined aria-hidden /> {t('offline', { time: `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` })}
    </span>
  );
}
