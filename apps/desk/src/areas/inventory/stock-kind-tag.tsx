import type { StockKind } from '@quayside/domain/inventory/stock-rules';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const tones = {
  shelved: 'good',
  returned: 'good',
  frozen: 'waiting',
  released: 'quiet',
  packaged: 'active',
  bundled: 'active',
  sent_back: 'active',
  adjusted: 'active',
  loss: 'bad',
  disposed: 'bad',
} as const satisfies Record<StockKind, Tone>;

export function StockKindTag({ kind }: { kind: StockKind }) {
  const { t } = useTranslation('stock-columns');
  return <StateTag tone={tones[kind]}>{t(`kind.${kind}`)}</StateTag>;
}
