import type { TariffImportView, TariffRow } from '@quayside/contract/tariffs/tariffs.schemas';
import { DayText } from '@quayside/ui/display/day-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

type Tariff = Pick<TariffRow, 'state' | 'running' | 'waiting'>;

export function TariffTag({ tariff: { state, running, waiting } }: { tariff: Tariff }) {
  const { t } = useTranslation('desk-tariffs');
  if (running === 1) return <StateTag tone="good">{t('running')}</StateTag>;
  if (waiting === 1) return <StateTag tone="waiting">{t('waiting')}</StateTag>;
  return <StateTag tone={state === 'draft' ? 'waiting' : 'quiet'}>{t(`states.${state}`)}</StateTag>;
}

const tones = { reading: 'active', faulty: 'bad', imported: 'good', refused: 'bad' } as const satisfies Record<
  TariffImportView['state'],
  Tone
>;

export function ImportTag({ state }: Pick<TariffImportView, 'state'>) {
  const { t } = useTranslation('desk-tariffs');
  return <StateTag tone={tones[state]}>{t(`import_states.${state}`)}</StateTag>;
}

export function TariffDays({ first_day, last_day }: Pick<TariffRow, 'first_day' | 'last_day'>) {
  return (
    <>
      <DayText day={first_day} /> – <DayText day={last_day} />
    </>
  );
}
