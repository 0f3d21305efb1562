import { productsCalls } from '@quayside/contract/products/products.calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';

type SkuInputProps = { id?: string; value?: readonly string[]; onChange?: (value: string[]) => void };

const none: readonly string[] = [];
const separators = ['\n', ',', ';', '\t', '，', '；'];

/** SKUs by search, or pasted as a list from a spreadsheet. A SKU that does not exist yet is allowed. */
export function SkuInput({ id, value = none, onChange }: SkuInputProps) {
  const [searchText, setSearchText] = useState('');
  const keyword = useDeferredValue(searchText.trim());
  const canSearch = useCan('products.read');
  const found = useRead(productsCalls.search, { keyword }, { silent: true, keepPrevious: true, enabled: canSearch });
  const options = (found.data?.list ?? []).map(({ sku, product_name }) => ({ value: sku, label: `${sku} · ${product_name}` }));
  return (
    <Select<string[]>
      {...(id === undefined ? {} : { id })}
      mode="tags"
      allowClear
      maxTagCount={100}
      tokenSeparators={separators}
      optionLabelProp="value"
      showSearch={{ filterOption: false, onSearch: setSearchText, searchValue: searchText }}
      options={options}
      value={[...value]}
      onChange={(skus) => {
        setSearchText('');
        onChange?.(splitSkus(skus.join('\n')));
      }}
    />
  );
}

export function splitSkus(text: string): string[] {
  const all = text.split(/[\n,;\t，；]+/).map((sku) => sku.trim());
  return [...new Set(all.filter((sku) => sku !== ''))];
}
