import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from './search-select.tsx';

/** The product fields the picker shows. */
export type PickedProduct = Pick<DeskProductRow, 'customer_id' | 'customer_name' | 'product_id' | 'sku' | 'product_name'>;

type ProductPickerProps = {
  id?: string;
  customerId: number | null;
  product: PickedProduct | null;
  onPick: (product: PickedProduct | null) => void;
  /** The form's onChange, which takes only the id. */
  onChange?: (product_id: number | undefined) => void;
};

const optionOf = ({ product_id, sku, product_name }: PickedProduct) => ({ value: product_id, label: `${sku} · ${product_name}` });

/** One product of a customer. */
export function ProductPicker({ id, customerId, product, onPick, onChange }: ProductPickerProps) {
  const { t } = useTranslation('desk-kernel');
  return (
    <SearchSelect
      id={id}
      call={productsDeskCalls.deskList}
      inputFor={(typed) => ({ customer_id: customerId ?? undefined, limit: 20, keyword: typed }) as const}
      optionOf={optionOf}
      chosen={product === null ? null : optionOf(product)}
      onChoose={(row) => {
        onPick(row);
        onChange?.(row?.product_id);
      }}
      disabled={customerId === null}
      placeholder={customerId === null ? t('product_picker.first') : t('product_picker.placeholder')}
      none={t('product_picker.none')}
    />
  );
}
