import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { TimeText } from '@quayside/ui/display/time-text';
import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';

const lengths = ['measured_length_cm', 'measured_width_cm', 'measured_height_cm'] as const;

/** The warehouse's measurements (PROD-02). Read-only for merchants. */
export function MeasuredData({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  const { measured_weight_g: weight, measured_volume_m3: volume, measured_at } = product;
  if (measured_at === null) return <p className="quiet">{t('hint.not_measured')}</p>;
  const items = [
    {
      key: 'weight',
      label: t('field.measured_weight_g'),
      children: weight === null ? EMPTY : t('weight_text', { weight: wholeText(weight, currentLanguage()) }),
    },
    ...lengths.map((key) => ({
      key,
      label: t(`field.${key}`),
      children: product[key] === null ? EMPTY : t('length_text', { length: product[key] }),
    })),
    { key: 'volume', label: t('field.measured_volume_m3'), children: volume === null ? EMPTY : t('volume_text', { volume }) },
    { key: 'at', label: t('field.measured_at'), children: <TimeText at={measured_at} /> },
  ];
  return <Descriptions className="facts" column={{ xs: 1, sm: 2, md: 3 }} layout="vertical" colon={false} items={items} />;
}
