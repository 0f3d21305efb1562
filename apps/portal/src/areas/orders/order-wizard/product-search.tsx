import type { OutputOf } from '@quayside/contract/kernel/call';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { wholeText } from '@quayside/ui/kernel/values';
import { App, Select } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

export type Found = OutputOf<typeof productsCalls.search>['list'][number];
type Add = (found: Found, warehouse_id: number) => void;
type SearchProps = { id?: string; warehouse_id: number | undefined; onAdd: Add };

/**
 * Product search in the warehouse. A scanner types a whole code and Enter before the list has loaded: such a code is looked up
 * directly.
 */
export function ProductSearch({ id, warehouse_id, onAdd }: SearchProps) {
  const { t } = useTranslation('orders');
  const { searchText, type, list, isKnown, isFetching } = useFoundProducts(warehouse_id);
  // With arrow keys, Enter selects the highlighted row.
  const isWalking = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const scan = useScan(warehouse_id, onAdd);
  const search = (text: string) => {
    isWalking.current = false;
    type(text);
  };
  const choose = (found: Found | undefined) => {
    search('');
    if (found && warehouse_id !== undefined) onAdd(found, warehouse_id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) isWalking.current = true;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || searchText.trim() === '' || isWalking.current) return;
    const exact = list.find((one) => isCodeOf(one, searchText));
    // Text that is not a whole code selects the first row of the list.
    if (isKnown && !exact && list.length > 0) return;
    event.preventDefault();
    event.stopPropagation();
    // Open, the list would lie over the line that is added.
    setOpen(false);
    if (isKnown && exact) return choose(exact);
    search('');
    scan(searchText);
  };
  return (
    // The text is read from the input itself: when its list closes late, the select would empty a code that has just been scanned.
    <div onKeyDownCapture={onKeyDown} onInput={({ target }) => target instanceof HTMLInputElement && search(target.value)}>
      <Select<number | null>
        {...(id === undefined ? {} : { id })}
        className="full-width"
        aria-label={t('add_goods')}
        placeholder={warehouse_id === undefined ? t('add_goods_first') : t('add_goods_hint')}
        disabled={warehouse_id === undefined}
        value={null}
        open={isOpen}
        onOpenChange={setOpen}
        showSearch={{ searchValue: searchText, filterOption: false }}
        notFoundContent={isFetching ? null : t('no_match')}
        options={list.map((one) => ({ value: one.product_id, label: <Option found={one} /> }))}
        onChange={(product_id) => choose(list.find((one) => one.product_id === product_id))}
      />
    </div>
  );
}

function useFoundProducts(warehouse_id: number | undefined) {
  const [searchText, setSearchText] = useState('');
  const [keyword, settle] = useDebounced('');
  const input = { keyword, ...(warehouse_id === undefined ? {} : { warehouse_id }) };
  const read = useRead(productsCalls.search, input, { enabled: warehouse_id !== undefined, keepPrevious: true, silent: true });
  const type = (text: string) => {
    setSearchText(text);
    settle(text);
  };
  return {
    searchText,
    type,
    list: read.data?.list ?? [],
    /** Whether the list belongs to the current input. */
    isKnown: keyword === searchText.trim() && read.data !== undefined && !read.isPlaceholderData,
    isFetching: read.isFetching,
  };
}

/** Looks up one product by its whole code. */
function useScan(warehouse_id: number | undefined, onAdd: Add): (code: string) => void {
  const { t } = useTranslation('orders');
  const { message } = App.useApp();
  const client = useClient();
  const showFailure = useFailureToast();
  const look = async (code: string, at: number) => {
    const { list } = await client.send(productsCalls.search, { keyword: code, warehouse_id: at });
    const found = list.find((one) => isCodeOf(one, code));
    if (found) onAdd(found, at);
    else message.warning(t('not_found', { code }));
  };
  return (searchText) => {
    if (warehouse_id !== undefined) look(searchText.trim(), warehouse_id).catch(showFailure);
  };
}

function isCodeOf({ sku, alias, barcode }: Found, searchText: string): boolean {
  const code = searchText.trim().toLowerCase();
  return [sku, alias, barcode].some((own) => own.toLowerCase() === code);
}

function Option({ found }: { found: Found }) {
  const { t } = useTranslation('orders');
  return (
    <span className="order-option">
      <AuthImage path={found.image_url} alt="" />
      <span className="line-main">
        {found.sku}
        <span className="line-note">{found.product_name}</span>
      </span>
      <span className="line-note">
        {t('available')} {wholeText(found.available, currentLanguage())}
      </span>
    </span>
  );
}
