import { MobileOutlined } from '@ant-design/icons';
import type { Scan, Station } from '@quayside/contract/receiving/receiving.schemas';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import { periodHours } from '@quayside/domain/inbound/inbound-rules';
import { isFailedScan } from '@quayside/domain/receiving/receiving-rules';
import { DayText } from '@quayside/ui/display/time-text';
import { QrCode } from '@quayside/ui/display/qr-code';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Link } from 'react-router';
import { Verdict } from '#desk/kernel/station/verdict.tsx';
import type { StationWork } from './use-station.ts';

/** The phone, the last scans, and what comes next. */
export function StationSide({ work, station }: { work: StationWork; station: Station }) {
  const { t } = useTranslation('desk-receiving');
  return (
    <aside className="station-side">
      {station.stage !== 'inventory_completed' && <Phone work={work} phones={station.phones} />}
      <section className="last-scans">
        <h2>{t('last_scans')}</h2>
        {station.scans.length === 0 && <p className="quiet">{t('no_scans')}</p>}
        <ol>
          {station.scans.map((scan) => (
            <ScanRow key={scan.scan_id} scan={scan} />
          ))}
        </ol>
      </section>
      {station.next && <Next next={station.next} />}
    </aside>
  );
}

/** The link is made when it is wanted: it works for two hours. */
function Phone({ work, phones }: { work: StationWork; phones: number }) {
  const { t } = useTranslation('desk-receiving');
  const { phoneLink } = work.writes;
  const [url, setUrl] = useState<string | null>(null);
  const make = () =>
    phoneLink
      .mutateAsync({ ...work.key, ...(work.boxNo === null ? {} : { box_no: work.boxNo }) })
      .then((link) => setUrl(link.url))
      .catch(work.failed);
  return (
    <section>
      <h2>
        <MobileOutlined aria-hidden /> {t('phone')}
      </h2>
      <div className="phone-link">
        {url === null ? (
          <Button loading={phoneLink.isPending} onClick={() => void make()}>
            {t('connect_phone')}
          </Button>
        ) : (
          <QrCode text={url} label={t('phone')} />
        )}
        <p>
          {t('phone_hint')}
          {phones > 0 && <strong>{t('phones', { count: phones })}</strong>}
        </p>
      </div>
    </section>
  );
}

function ScanRow({ scan }: { scan: Scan }) {
  const { t } = useTranslation('desk-receiving');
  const clock = new Intl.DateTimeFormat(localeCode(currentLanguage()), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const { result, counted, booked, box_no, sku, code } = scan;
  const params = { counted, booked, box_no };
  const text = t(`row.${result}`, params);
  return (
    <li>
      <time dateTime={scan.created_at}>{clock.format(new Date(scan.created_at))}</time>
      <span className="scan-code" title={code}>
        {result === 'opened' || code === '' ? t('box_no', { box: box_no ?? '' }) : (sku ?? code)}
      </span>
      {isFailedScan(result) ? (
        <Verdict tone={result === 'counted_already' ? 'warning' : 'bad'}>{text}</Verdict>
      ) : (
        <span className="quiet">{text}</span>
      )}
    </li>
  );
}

function Next({ next }: { next: NonNullable<Station['next']> }) {
  const { t } = useTranslation('desk-receiving');
  return (
    <section className="next-arrival">
      <strong>{t('next')}</strong>
      <p>
        <Link to={receivingPaths.station(next.customer_id, next.inbound_id)}>{next.inbound_no}</Link> · {next.customer_name}
      </p>
      <p>
        <DayText day={next.arrival_date} /> {periodHours[next.arrival_period]},{' '}
        {t('boxes_volume', { boxes: next.box_quantity, volume: next.volume_m3 ?? '–' })}
      </p>
    </section>
  );
}
