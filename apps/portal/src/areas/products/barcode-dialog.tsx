import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductRow } from '@quayside/contract/products/products.schemas';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const formats = ['png', 'svg'] as const;

type DialogProps = { products: readonly Pick<ProductRow, 'product_id'>[] | null; onClose: () => void };

/** Barcodes as images, a single file or a zip. */
export function BarcodeDialog({ products, onClose }: DialogProps) {
  const { t } = useTranslation(['products', 'kernel']);
  const [format, setFormat] = useState<(typeof formats)[number]>('png');
  const pictures = useDownload(productsCalls.barcodes);
  const count = products?.length ?? 0;
  const download = async () => {
    const ids = products?.map(({ product_id }) => product_id) ?? [];
    if (await pictures.start({ ids, format })) onClose();
  };
  return (
    <Modal
      open={products !== null}
      title={t('barcode_dialog.title', { count })}
      width={440}
      okText={t('barcode_dialog.download')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={pictures.busy}
      onOk={() => void download()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="dialog-stack">
        <Radio.Group
          aria-label={t('barcode_dialog.format')}
          vertical
          value={format}
          options={formats.map((value) => ({ value, label: t(`barcode_dialog.${value}`) }))}
          onChange={(event) => setFormat(event.target.value === 'svg' ? 'svg' : 'png')}
        />
        {count > 1 && <p className="quiet">{t('barcode_dialog.several')}</p>}
      </div>
    </Modal>
  );
}
