import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { MAX_INBOUND_LINES } from '@quayside/domain/inbound/inbound-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteDialog, type BadRow } from './paste-dialog.tsx';
import { quantityOf, rowsOf } from './pasted.ts';
import { productOf, type Product } from './work.ts';

type Added = { product: Product; quantity: number };

/** Lines of SKU and quantity. Unknown ones are listed at once, with their row. */
export function PasteLinesDialog({ onAdd, onClose }: { onAdd: (lines: readonly Added[]) => void; onClose: () => void }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const resolve = useWrite(inboundCalls.resolveCodes, []);
  const [found, setFound] = useState<readonly Added[]>([]);
  const check = async (text: string): Promise<readonly BadRow[]> => {
    const rows = rowsOf(text).slice(0, MAX_INBOUND_LINES);
    if (rows.length === 0) return [];
    const codes = [...new Set(rows.map(({ cells }) => cells[0] ?? ''))];
    const { list } = await resolve.mutateAsync({ codes });
    const products = new Map(list.map(({ code, product }) => [code, product]));
    const [added, bad] = [[] as Added[], [] as BadRow[]];
    for (const { row, cells } of rows) {
      const [code = '', typed = ''] = cells;
      const product = products.get(code);
      const quantity = quantityOf(typed);
      if (!product) bad.push({ row, text: t('paste_unknown', { code }) });
      else if (quantity === null) bad.push({ row, text: t('paste_quantity', { value: typed === '' ? '-' : typed }) });
      else added.push({ product: productOf(product), quantity });
    }
    setFound(added);
    return bad;
  };
  return (
    <PasteDialog
      title={t('paste_lines_title')}
      label={t('paste_lines_label')}
      hint={`${t('paste_lines_hint')} ${t('paste_adds')}`}
      example={'STRIP-LED-5M\t340\nBULB-E27-WARM\t96'}
      addLabel={t('paste_add', { count: found.length })}
      found={found.length}
      check={check}
      onAdd={() => onAdd(found)}
      onClose={onClose}
    />
  );
}
