import { WarningFilled } from '@ant-design/icons';
import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail, ProductRow } from '@quayside/contract/products/products.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type AlertProps = { product: ProductDetail; advice?: string; action?: ReactNode };

/** From where no picture came, why, and what to do about it. */
function FaultAlert({ product, advice, action }: AlertProps) {
  const { t } = useTranslation('products');
  if (product.image_fault === null) return null;
  return (
    <Alert
      className="image-fault"
      type="warning"
      showIcon
      title={t('image_fault.title')}
      description={
        <>
          <p className="image-fault-address">{product.pending_image_url}</p>
          <p>{t(`image_fault.${product.image_fault}`)}</p>
          {advice !== undefined && <p>{advice}</p>}
        </>
      }
      action={action}
    />
  );
}

/** On the product's page: whoever may change the product can have it tried again. */
export function PageImageFault({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  const { message } = App.useApp();
  const canEdit = useCan('products.edit');
  const fetchAgain = useWrite(productsCalls.setImageUrl, ['products'], { onDone: () => message.success(t('image_fault.tried_again')) });
  if (!canEdit) return <FaultAlert product={product} />;
  // Nothing the merchant does over there makes us ask such an address.
  if (product.image_fault === 'refused_address') return <FaultAlert product={product} advice={t('image_fault.advice_other')} />;
  const again = { id: product.product_id, url: product.pending_image_url };
  const action = (
    <Button size="small" loading={fetchAgain.isPending} onClick={() => fetchAgain.mutate(again)}>
      {t('image_fault.try_again')}
    </Button>
  );
  return <FaultAlert product={product} advice={t('image_fault.advice_page')} action={action} />;
}

/** In the form, where another picture can be chosen at once. */
export function FormImageFault({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  return <FaultAlert product={product} advice={t('image_fault.advice_form')} />;
}

/** Beside the picture in a list. */
export function ImageFaultMark({ fault }: { fault: NonNullable<ProductRow['image_fault']> }) {
  const { t } = useTranslation('products');
  const text = `${t('image_fault.title')}. ${t(`image_fault.${fault}`)}`;
  return (
    <Tooltip title={text}>
      <WarningFilled className="image-fault-mark" aria-label={text} />
    </Tooltip>
  );
}
