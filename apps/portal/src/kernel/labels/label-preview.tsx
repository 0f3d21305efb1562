import type { InputOf } from '@quayside/contract/kernel/call';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { Form } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Labelled } from './labelled.ts';
import { PaperSchema, type Paper } from './paper-form.ts';

/** Not sent: the input while the form has no valid paper. */
const standard = PaperSchema.parse({ width_mm: 50, height_mm: 30 });

function previewOf({ product_id }: Labelled, { paper: _paper, ...label }: Paper): InputOf<typeof productsCalls.labelPreview> {
  return { product_id, ...label };
}

/** The first label as it will be printed, drawn by the server with the code that makes the PDF. */
export function LabelPreview({ product }: { product: Labelled }) {
  const { t } = useTranslation('products');
  const paper = Form.useWatch([], Form.useFormInstance<Paper>());
  const asked = JSON.stringify(paper ?? {});
  const [settled, settle] = useDebounced('{}');
  useEffect(() => settle(asked), [asked, settle]);
  const valid = PaperSchema.safeParse(JSON.parse(settled));
  const { data } = useRead(productsCalls.labelPreview, previewOf(product, valid.data ?? standard), {
    enabled: valid.success,
    silent: true,
    keepPrevious: true,
  });
  return (
    <figure className="label-preview">
      {data && valid.success && (
        <img src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`} alt={t('label.preview_of', { sku: product.sku })} />
      )}
      <figcaption className="quiet">
        {t('label.preview')}
        {data && valid.success && ` · ${t('label.module', { mm: data.module_mm })}`}
      </figcaption>
    </figure>
  );
}
