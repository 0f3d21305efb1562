import type { Station, StationTile } from '@quayside/contract/receiving/receiving.schemas';
import { boxMark, codeInNumber } from '@quayside/domain/inbound/inbound-rules';
import { MoneyText } from '@quayside/ui/display/money-text';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { KeyButton } from '@quayside/ui/review/key-button';
import { Button, Progress, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { stationModes, type StationMode, type StationWork } from './use-station.ts';

const here = (tile: StationTile) => tile.state !== 'announced' && tile.state !== 'missing';
const counted = (tile: StationTile) => here(tile) && tile.state !== 'arrived';

/** The appointment: its boxes as tiles, what differs, and what closing it will open. */
export function StationLeft({ work, station }: { work: StationWork; station: Station }) {
  const { t } = useTranslation('desk-receiving');
  const { boxes, stage } = station;
  const done = boxes.filter(counted).length;
  const away = boxes.filter(({ state }) => state === 'announced').length;
  const minutes = minutesLeft(boxes);
  return (
    <aside className="station-left">
      <header>
        <div className="station-title">
          <h1>{station.inbound_no}</h1>
          <StateTag tone={stage === 'inventory_completed' ? 'good' : 'active'}>{t(`stages.${stage}`)}</StateTag>
        </div>
        <p>
          <CustomerLink {...station} /> · {localName({ name_en: station.warehouse_name_en, name_cn: station.warehouse_name_cn })}
        </p>
        <p>
          {station.arrived_at === null ? t('nothing_here') : <TimeText at={station.arrived_at} />}
          {station.arrived_at !== null && ` · ${t('boxes_here', { here: boxes.filter(here).length, all: boxes.length })}`}
        </p>
      </header>
      <Segmented<StationMode>
        block
        value={work.mode}
        onChange={work.setMode}
        options={stationModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <div className="station-progress">
        <strong>{t('boxes_counted', { done, all: boxes.length })}</strong>
        {minutes !== null && <span className="quiet">{t('minutes_left', { count: minutes })}</span>}
        <Progress
          percent={boxes.length === 0 ? 0 : Math.round((done / boxes.length) * 100)}
          showInfo={false}
          strokeColor="var(--ant-color-success)"
          aria-label={t('boxes_counted', { done, all: boxes.length })}
        />
      </div>
      <Tiles work={work} station={station} />
      {away > 0 && stage !== 'inventory_completed' && (
        <Button
          size="small"
          loading={work.writes.arrive.isPending}
          onClick={() => void work.writes.arrive.mutateAsync(work.key).catch(work.failed)}
        >
          {t('all_arrived', { count: away })}
        </Button>
      )}
      <Differences station={station} />
      <ComingLoss work={work} station={station} />
      {stage !== 'inventory_completed' && (
        <KeyButton className="station-close" shortcut="Ctrl Enter" onClick={() => work.ask('close')}>
          {t('close_appointment')}
        </KeyButton>
      )}
    </aside>
  );
}

function Tiles({ work, station: { boxes, inbound_no } }: { work: StationWork; station: Station }) {
  const { t } = useTranslation('desk-receiving');
  /** A box to count opens like by a scan, so that photos of phones follow it. */
  const open = ({ box_no, state }: StationTile) =>
    state === 'arrived' && work.mode === 'count' ? void work.scans.scan(boxMark(codeInNumber(inbound_no), box_no)) : work.open(box_no);
  return (
    <>
      <ul className="station-tiles" aria-label={t('boxes')}>
        {boxes.map((tile) => {
          const look = tile.differs ? 'difference' : tile.state;
          return (
            <li key={tile.box_no}>
              <button
                type="button"
                className="station-tile"
                data-look={look}
                aria-current={tile.box_no === work.boxNo}
                aria-label={t('tile', { box: tile.box_no, state: t(`tiles.${look}`) })}
                title={t(`tiles.${look}`)}
                onClick={() => open(tile)}
              >
                {tile.box_no}
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="station-legend" aria-hidden>
        {(['counted', 'qualified', 'shelved', 'difference', 'arrived', 'announced'] as const).map((look) => (
          <li key={look}>
            <i data-look={look} /> {t(`tiles.${look}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Differences({ station: { differences } }: { station: Station }) {
  const { t } = useTranslation('desk-receiving');
  if (differences.length === 0) return null;
  const signed = new Intl.NumberFormat(localeCode(currentLanguage()), { signDisplay: 'exceptZero' });
  return (
    <section>
      <h2>{t('differences')}</h2>
      <table className="station-differences">
        <thead>
          <tr>
            <th scope="col">{t('box')}</th>
            <th scope="col">{t('sku')}</th>
            <th scope="col">{t('units')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ box_no, product_id, sku, units }) => (
            <tr key={`${box_no} ${product_id}`}>
              <td>{box_no}</td>
              <td>{sku ?? t('whole_box')}</td>
              <td data-sign={units < 0 ? 'less' : 'more'}>{signed.format(units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ComingLoss({ work, station: { coming_loss, inspection, stage } }: { work: StationWork; station: Station }) {
  const { t } = useTranslation('desk-receiving');
  if (!coming_loss || stage === 'inventory_completed') return null;
  const { units, broken, compensation } = coming_loss;
  return (
    <section className="coming-loss">
      <strong>{t('coming_loss')}</strong>
      <p>{t('coming_units', { units, broken })}</p>
      <p>
        {t(`compensation.${inspection}`)}{' '}
        <strong>{compensation === null ? t('price_unknown') : <MoneyText amount={compensation} currency="USD" />}</strong>{' '}
        <Button type="link" size="small" onClick={() => work.ask('close')}>
          {t('preview')}
        </Button>
      </p>
    </section>
  );
}

/** From the pace of the boxes counted so far; null before three are done. */
function minutesLeft(boxes: readonly StationTile[]): number | null {
  const times = boxes.flatMap(({ counted_at }) => (counted_at === null ? [] : [Date.parse(counted_at)])).sort((a, b) => a - b);
  const left = boxes.filter(({ state }) => state === 'arrived').length;
  const [first, last] = [times[0], times.at(-1)];
  if (times.length < 3 || first === undefined || last === undefined || left === 0) return null;
  return Math.max(1, Math.round(((last - first) / (times.length - 1) / 60_000) * left));
}
