import { InboxOutlined } from '@ant-design/icons';
import type { Station, StationBox } from '@quayside/contract/receiving/receiving.schemas';
import { boxMark, codeInNumber } from '@quayside/domain/inbound/inbound-rules';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Button, Skeleton } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxItems } from './box-items.tsx';
import { BoxPhotos } from './box-photos.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { ShelvePanel } from './shelve-panel.tsx';
import type { StationWork } from './use-station.ts';

type MainProps = { work: StationWork; station: Station; picker: RefObject<HTMLInputElement | null> };

/** The open box: its counts, its quality control or its shelving. */
export function StationMain({ work, station, picker }: MainProps) {
  const { t } = useTranslation('desk-receiving');
  const { box, mode } = work;
  if (mode === 'shelve') return <ShelvePanel key={box?.box_no ?? 'all'} work={work} station={station} />;
  if (!box && work.boxNo !== null) return <Skeleton active className="station-scroll" />;
  if (!box)
    return (
      <div className="station-scroll">
        <EmptyState title={t(`no_box.${mode}`)} hint={t('no_box_hint')} />
      </div>
    );
  return (
    <div className="station-scroll">
      <section className="station-card">
        <BoxHead work={work} box={box} station={station} />
        {mode === 'inspect' && box.state === 'counted' ? (
          <QualityPanel key={box.box_no} work={work} box={box} station={station} />
        ) : (
          <BoxItems work={work} box={box} />
        )}
      </section>
      <BoxPhotos work={work} box={box} picker={picker} />
    </div>
  );
}

function BoxHead({ work, box, station }: { work: StationWork; box: StationBox; station: Station }) {
  const { t } = useTranslation('desk-receiving');
  const weight = box.measured_weight_kg ?? box.weight_kg;
  const size = [box.measured_length_cm ?? box.length_cm, box.measured_width_cm ?? box.width_cm, box.measured_height_cm ?? box.height_cm];
  const units = box.items.reduce((sum, { received }) => sum + (received ?? 0), 0);
  const booked = box.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <header className="box-head">
      <InboxOutlined aria-hidden className="box-picture" />
      <div>
        <h2>{t('box_of', { box: box.box_no, all: station.boxes.length })}</h2>
        <p>
          {box.mark} · {t(`tiles.${box.state}`)}
        </p>
        {box.state === 'announced' && (
          <Button size="small" onClick={() => void work.scans.scan(boxMark(codeInNumber(station.inbound_no), box.box_no))}>
            {t('box_arrived')}
          </Button>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('weight')}</dt>
          <dd>
            <button type="button" className="plain-link" onClick={() => work.ask('measure')}>
              {weight === null ? t('measure') : `${weight} kg`}
            </button>
            {box.measured_weight_kg !== null && box.weight_kg !== null && <small>{t('booked_value', { value: box.weight_kg })}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('size')}</dt>
          <dd>{size.every((side) => side !== null) ? `${size.join(' × ')} cm` : '–'}</dd>
        </div>
        <div>
          <dt>{t('units')}</dt>
          <dd>{t('n_of_m', { n: units, m: booked })}</dd>
        </div>
      </dl>
    </header>
  );
}
