import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { Facts } from '@quayside/ui/detail/facts';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { PageImageError } from './image-error.tsx';
import { useCategories } from './use-product-choices.ts';
import { ConsumableList } from '#portal/kernel/consumables/consumable-list.tsx';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { useProperties } from '#portal/kernel/use-properties.ts';

type FactsProps = { product: ProductDetail };

export function BasicFacts({ product }: FactsProps) {
  const { t } = useTranslation('products');
  const { options } = useCategories();
  const categories = product.category_ids.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []);
  return (
    <div className="product-facts">
      <PageImageError product={product} />
      <AuthImage path={product.image_url} alt={t('image_of', { sku: product.sku })} size="large" />
      <Facts
        facts={[
          [t('field.sku'), <Copyable key="sku" value={product.sku} />],
          [t('field.product_name'), product.product_name],
          [t('field.alias'), product.alias],
          [t('field.category_ids'), categories.join(', ')],
          [t('field.color'), product.color],
          [t('field.size'), product.size],
          [t('field.warning_quantity'), wholeText(product.warning_quantity, currentLanguage())],
          [t('updated'), <TimeText key="at" at={product.updated_at} />],
        ]}
      />
    </div>
  );
}

export function CustomsFacts({ product }: FactsProps) {
  const { t } = useTranslation('products');
  const countries = useCountries();
  const country = countries.find(({ value }) => value === product.origin_country)?.label ?? product.origin_country;
  const textFields = ['name_cn', 'name_en', 'material_cn', 'material_en', 'purpose_cn', 'purpose_en'] as const;
  return (
    <Facts
      facts={[
        ...textFields.map((key) => [t(`field.${key}`), product[key]] as const),
        [t('field.declared_value'), <MoneyText key="value" amount={product.declared_value} currency="USD" />],
        [t('field.hs_code'), <Copyable key="hs" value={product.hs_code} />],
        [t('field.origin_country'), country],
        [t('field.brand'), product.brand],
      ]}
    />
  );
}

export function BarcodeFacts({ product }: FactsProps) {
  const { t } = useTranslation('products');
  return <Facts facts={[[t('field.barcode'), <Copyable key="barcode" value={product.barcode} />]]} />;
}

export function LogisticsFacts({ product }: FactsProps) {
  const { t } = useTranslation(['products', 'kernel']);
  const { textOf } = useProperties();
  const { length_cm: length, width_cm: width, height_cm: height } = product;
  const sizes = length === null || width === null || height === null ? null : t('sizes_text', { length, width, height });
  return (
    <Facts
      facts={[
        [t('field.property_ids'), textOf(product.property_ids)],
        [t('field.weight_g'), t('weight_text', { weight: wholeText(product.weight_g, currentLanguage()) })],
        [t('declared_sizes'), sizes],
        [t('field.scan_serial'), product.scan_serial === 1 ? t('yes', { ns: 'kernel' }) : t('no', { ns: 'kernel' })],
      ]}
    />
  );
}

export function ConsumableFacts({ product }: FactsProps) {
  const { t } = useTranslation('consumables');
  if (product.consumables.length === 0) return <p className="quiet">{t('none.product')}</p>;
  return <ConsumableList list={product.consumables} />;
}
