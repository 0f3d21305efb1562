import { MAX_LABELS } from '@quayside/domain/products/label-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { barsOn } from './label-bars.ts';
import type { Labelled } from './labelled.ts';
import type { Paper } from './paper-form.ts';

const NAMED = 3;

/** Warnings about labels that would print badly. */
export function LabelWarnings({ products, total }: { products: readonly Labelled[]; total: number }) {
  const { t } = useTranslation('products');
  const form = Form.useFormInstance<Paper>();
  const width = Form.useWatch('width_mm', form) ?? 50;
  const dpi = Form.useWatch('dpi', form) ?? 203;
  const named = (wanted: 'thin' | 'too_narrow') => {
    const skus = products.filter(({ barcode }) => barsOn(barcode, width, dpi) === wanted).map(({ sku }) => sku);
    return skus.length > NAMED ? `${skus.slice(0, NAMED).join(', ')} … (${skus.length})` : skus.join(', ');
  };
  const [thin, tooNarrow] = [named('thin'), named('too_narrow')];
  return (
    <div className="dialog-stack" aria-live="polite">
      {tooNarrow !== '' && <Alert type="error" showIcon title={t('label.too_narrow', { skus: tooNarrow })} />}
      {thin !== '' && <Alert type="warning" showIcon title={t('label.thin', { skus: thin })} />}
      {total > MAX_LABELS && <Alert type="error" showIcon title={t('label.too_many', { max: wholeText(MAX_LABELS, currentLanguage()) })} />}
      <p className="quiet">{t('label.total', { count: total })}</p>
    </div>
  );
}
