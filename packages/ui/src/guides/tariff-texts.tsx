import type { Confidence, NoteState } from '@quayside/domain/guides/guide-rules';
import { EU } from '@quayside/domain/guides/guide-rules';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../display/state-tag.tsx';
import { countryName } from '../kernel/countries.ts';
import { currentLanguage } from '../kernel/i18n.ts';

/** Names of countries in the reader's language; the European Union has one too. */
export function useTariffCountry(): (code: string) => string {
  const { t } = useTranslation('guides');
  return (code) => (code === EU ? t('tariff.eu') : countryName(code, currentLanguage()));
}

const tones = { high: 'good', medium: 'waiting', low: 'bad' } as const;

export function ConfidenceTag({ confidence }: { confidence: Confidence }) {
  const { t } = useTranslation('guides');
  return <StateTag tone={tones[confidence]}>{t(`tariff.confidences.${confidence}`)}</StateTag>;
}

const stateTones = { current: 'good', future: 'waiting', past: 'quiet' } as const;

export function NoteStateTag({ state }: { state: NoteState }) {
  const { t } = useTranslation('guides');
  return <StateTag tone={stateTones[state]}>{t(`tariff.states.${state}`)}</StateTag>;
}

/** Zero is "none": the rule applies from the first cent. */
export function Threshold({ note: { threshold, currency } }: { note: { threshold: string; currency: string } }) {
  const { t } = useTranslation('guides');
  return /[1-9]/.test(threshold) ? `${threshold.replace(/\.00$/, '')} ${currency}` : t('tariff.none');
}
