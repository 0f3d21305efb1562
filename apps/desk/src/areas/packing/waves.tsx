import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import type { Wave } from '@quayside/contract/packing/packing.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead } from '@quayside/ui/kernel/query';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickListDialog } from './pick-list-dialog.tsx';

const POLL_MS = 20_000;

/** Open waves and those of today, with how far they are. */
export function Waves() {
  const { t } = useTranslation('desk-packing');
  const read = useRead(packingDeskCalls.deskWaves, {}, { pollMs: () => POLL_MS });
  const [shown, show] = useState<number | null>(null);
  const waves = read.data?.list ?? [];
  return (
    <section className="packing-waves" aria-label={t('waves')}>
      <h2>{t('waves')}</h2>
      {read.data && waves.length === 0 && <p className="quiet">{t('no_waves')}</p>}
      <ul>
        {waves.map((wave) => (
          <WaveCard key={wave.wave_id} wave={wave} onShow={() => show(wave.wave_id)} />
        ))}
      </ul>
      {shown !== null && <PickListDialog waveId={shown} onClose={() => show(null)} />}
    </section>
  );
}

function WaveCard({ wave, onShow }: { wave: Wave; onShow: () => void }) {
  const { t } = useTranslation('desk-packing');
  const text = t('wave_done', { done: wave.done, all: wave.orders });
  return (
    <li>
      <strong>{wave.wave_no}</strong>
      <span className="quiet">
        {wave.made_by}, <TimeText at={wave.made_at} />
      </span>
      <span>{text}</span>
      <Progress percent={Math.round((wave.done / Math.max(1, wave.orders)) * 100)} showInfo={false} size="small" aria-label={text} />
      <Button size="small" onClick={onShow}>
        {t('pick_list')}
      </Button>
    </li>
  );
}
