import { BarcodeOutlined, SnippetsOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { MAX_INBOUND_LINES } from '@quayside/domain/inbound/inbound-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { useRead } from '@quayside/ui/kernel/query';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { App, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteLinesDialog } from './paste-lines-dialog.tsx';
import { productOf, type Product } from './work.ts';

type Added = { product: Product; quantity: number };
type ToolsProps = { count: number; onAdd: (lines: readonly Added[]) => void };

/** Three ways to add products: search, scan, paste. */
export function ProductTools({ count, onAdd }: ToolsProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { message } = App.useApp();
  const [isPasting, setPasting] = useState(false);
  const add = (lines: readonly Added[]) =>
    count + lines.length > MAX_INBOUND_LINES + 1 ? void message.warning(t('too_many_lines', { max: MAX_INBOUND_LINES })) : onAdd(lines);
  return (
    <div className="product-tools" data-path="lines">
      <Search onAdd={(product) => add([{ product, quantity: 1 }])} />
      <Scan onAdd={(product) => add([{ product, quantity: 1 }])} />
      <Button icon={<SnippetsOutlined aria-hidden />} onClick={() => setPasting(true)}>
        {t('paste_lines')}
      </Button>
      {isPasting && <PasteLinesDialog onAdd={add} onClose={() => setPasting(false)} />}
    </div>
  );
}

function Search({ onAdd }: { onAdd: (product: Product) => void }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [text, setText] = useState('');
  const [keyword, settle] = useDebounced('');
  const read = useRead(productsCalls.search, { keyword }, { keepPrevious: true, silent: true });
  const list = read.data?.list ?? [];
  const type = (typed: string) => {
    setText(typed);
    settle(typed);
  };
  const choose = (product_id: number | null) => {
    const found = list.find((one) => one.product_id === product_id);
    type('');
    if (found) onAdd(productOf(found));
  };
  return (
    <Select<number | null>
      className="product-search"
      aria-label={t('add_product')}
      placeholder={`${t('add_product')}: ${t('add_product_hint')}`}
      value={null}
      showSearch={{ searchValue: text, filterOption: false, onSearch: type }}
      notFoundContent={read.isFetching ? null : t('no_match')}
      options={list.map((one) => ({ value: one.product_id, label: <Option product={one} /> }))}
      onChange={choose}
    />
  );
}

function Option({ product }: { product: Product }) {
  return (
    <span className="thing">
      <AuthImage path={product.image_url} alt="" />
      <span className="line-main">
        {product.sku}
        <span className="line-note">{product.product_name}</span>
      </span>
    </span>
  );
}

/** The cursor stays here: one scan after the other. */
function Scan({ onAdd }: { onAdd: (product: Product) => void }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { message } = App.useApp();
  const client = useClient();
  const showFailure = useFailureToast();
  const [code, setCode] = useState('');
  const look = async (scanned: string) => {
    const { list } = await client.send(inboundCalls.resolveCodes, { codes: [scanned] });
    const product = list[0]?.product;
    if (product) onAdd(productOf(product));
    else message.warning(t('not_found', { code: scanned }));
  };
  const enter = () => {
    if (code.trim() === '') return;
    setCode('');
    look(code.trim()).catch(showFailure);
  };
  return (
    <Input
      className="product-scan"
      aria-label={t('scan')}
      placeholder={t('scan_hint')}
      prefix={<BarcodeOutlined aria-hidden />}
      autoComplete="off"
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onPressEnter={enter}
    />
  );
}
