import { WarningFilled } from '@ant-design/icons';
import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail, ProductRow } from '@quayside/contract/products/products.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type AlertProps = { product: ProductDetail; advice?: string; action?: ReactNode };

/** The URL an image could not be fetched from, the reason, and what to do. */
function ImageErrorAlert({ product, advice, action }: AlertProps) {
  const { t } = useTranslation('products');
  if (product.image_error === null) return null;
  return (
    <Alert
      className="image-fault"
      type="warning"
      showIcon
      title={t('image_error.title')}
      description={
        <>
          <p className="image-fault-address">{product.pending_image_url}</p>
          <p>{t(`image_error.${product.image_error}`)}</p>
          {advice !== undefined && <p>{advice}</p>}
        </>
      }
      action={action}
    />
  );
}

/** On the product's page: an account that may edit the product can retry. */
export function PageImageError({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  const { message } = App.useApp();
  const canEdit = useCan('products.edit');
  const fetchAgain = useWrite(productsCalls.setImageUrl, ['products'], { onDone: () => message.success(t('image_error.tried_again')) });
  if (!canEdit) return <ImageErrorAlert product={product} />;
  // We never fetch such a URL, so a retry is not offered.
  if (product.image_error === 'refused_address') return <ImageErrorAlert product={product} advice={t('image_error.advice_other')} />;
  const again = { id: product.product_id, url: product.pending_image_url };
  const action = (
    <Button size="small" loading={fetchAgain.isPending} onClick={() => fetchAgain.mutate(again)}>
      {t('image_error.try_again')}
    </Button>
  );
  return <ImageErrorAlert product={product} advice={t('image_error.advice_page')} action={action} />;
}

/** In the form, where another image can be chosen. */
export function FormImageError({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  return <ImageErrorAlert product={product} advice={t('image_error.advice_form')} />;
}

/** Beside the image in a list. */
export function ImageErrorMark({ fault }: { fault: NonNullable<ProductRow['image_error']> }) {
  const { t } = useTranslation('products');
  const text = `${t('image_error.title')}. ${t(`image_error.${fault}`)}`;
  return (
    <Tooltip title={text}>
      <WarningFilled className="image-fault-mark" aria-label={text} />
    </Tooltip>
  );
}
