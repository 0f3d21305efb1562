import { productsCalls } from '@quayside/contract/products/products.calls';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { wholeText } from '@quayside/ui/kernel/values';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

type SelectProps = { id?: string; value?: number | null; onChange?: (product_id: number | null) => void; warehouseId?: number | undefined };

/** One of the merchant's products, found by SKU or name, with its available units in the warehouse. */
export function ProductSelect({ id, value, onChange, warehouseId }: SelectProps) {
  const { t } = useTranslation('work-orders');
  const [keyword, setKeyword] = useDebounced('');
  const input = { keyword, ...(warehouseId === undefined ? {} : { warehouse_id: warehouseId }) };
  const read = useRead(productsCalls.search, input, { keepPrevious: true, silent: true });
  const chosen = useChosen(value ?? null, warehouseId);
  const list = read.data?.list ?? [];
  const shown = chosen && !list.some(({ product_id }) => product_id === chosen.product_id) ? [chosen, ...list] : list;
  return (
    <Select<number>
      {...(id === undefined ? {} : { id })}
      value={value ?? null}
      onChange={(product_id) => onChange?.(product_id)}
      placeholder={t('choose_sku')}
      notFoundContent={read.isFetching ? null : t('no_sku')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={shown.map((one) => ({
        value: one.product_id,
        label: `${one.sku} · ${one.product_name} · ${t('available', { units: wholeText(one.available, currentLanguage()) })}`,
      }))}
    />
  );
}

/** The chosen product keeps its name while the list shows others. */
function useChosen(product_id: number | null, warehouseId: number | undefined) {
  const input = { ids: [product_id ?? 1], ...(warehouseId === undefined ? {} : { warehouse_id: warehouseId }) };
  return useRead(productsCalls.search, input, { enabled: product_id !== null, keepPrevious: true, silent: true }).data?.list[0];
}
