import { DownloadOutlined } from '@ant-design/icons';
import type { CountryRow } from '@quayside/contract/statistics/statistics.schemas';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { savePng } from '@quayside/ui/kernel/svg-to-png';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import type { CountryMeasure, CountryTotal } from './country-measures.ts';
import { exactText, shareText } from '@quayside/ui/kernel/figure-texts';
import { STEPS } from './map/map-steps.ts';
import { useCountryName } from '@quayside/ui/kernel/use-country-name';
import './map/world-map.css';

/** The geometry is a data file of its own: it is loaded only here. */
const WorldMap = lazy(() => import('./map/world-map.tsx').then((loaded) => ({ default: loaded.WorldMap })));
const SHARES = 8;

export type CountryProps = {
  rows: readonly CountryRow[];
  measure: CountryMeasure;
  total: CountryTotal;
  marked: string | null;
  onMark: (country: string | null) => void;
  linkOf: (country: string) => string | null;
};

/** The map, and the countries with most of it. */
export function CountryPanels({ rows, measure, total, marked, onMark, linkOf }: CountryProps) {
  const { t } = useTranslation('statistics');
  const nameOf = useCountryName();
  const navigate = useNavigate();
  const toast = useFailureToast();
  const drawing = useRef<SVGSVGElement>(null);
  const values = new Map(rows.map((row) => [row.country, Number(row[measure])]));
  const highest = Math.max(0, ...values.values());
  const open = (country: string) => {
    const to = linkOf(country);
    if (to !== null) void navigate(to);
  };
  const row = rows.find(({ country }) => country === marked);
  return (
    <section className="panel country-panels">
      <div>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 9 }} />}>
          <WorldMap
            ref={drawing}
            label={t('countries.map', { measure: t(`measure.${measure}`) })}
            values={values}
            marked={marked}
            onMark={onMark}
            onOpen={open}
          />
        </Suspense>
        {rows.length === 0 ? (
          <p className="quiet">{t('empty_title')}</p>
        ) : (
          <Legend label={t(`measure.${measure}`)} highest={exactText(String(highest))} />
        )}
        <p className="map-said" aria-live="polite">
          {row && `${nameOf(row.country)}: ${exactText(String(row[measure]))} · ${shareText(String(row[measure]), String(total[measure]))}`}
        </p>
      </div>
      <div>
        <div className="share-head">
          <h2>{t('countries.share', { measure: t(`measure.${measure}`) })}</h2>
          <Button
            type="text"
            icon={<DownloadOutlined aria-hidden />}
            aria-label={t('save_png')}
            onClick={() => drawing.current && void savePng(drawing.current, t('countries.title')).catch(toast)}
          >
            PNG
          </Button>
        </div>
        <ul className="country-shares">
          {rows.slice(0, SHARES).map((one) => (
            <li key={one.country} onPointerEnter={() => onMark(one.country)} onPointerLeave={() => onMark(null)}>
              <Link to={linkOf(one.country) ?? '#'}>
                <span className="cut">{nameOf(one.country)}</span>
                <span>{exactText(String(one[measure]))}</span>
                <span className="quiet">{shareText(String(one[measure]), String(total[measure]))}</span>
                <ChangeText now={one[measure]} before={one.before[measure]} {...(measure === 'cost' ? {} : { better: 'up' as const })} />
              </Link>
              <progress aria-hidden max={highest} value={Number(one[measure])} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Legend({ label, highest }: { label: string; highest: string }) {
  return (
    <p className="map-legend">
      {label} 1
      <span aria-hidden>
        {Array.from({ length: STEPS }, (_, at) => (
          <i key={at} className={`map-step-${at + 1}`} />
        ))}
      </span>
      {highest}
    </p>
  );
}
