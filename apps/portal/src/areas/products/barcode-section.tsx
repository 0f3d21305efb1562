import { productsCalls } from '@quayside/contract/products/products.calls';
import { ADVISED_BARCODE_LENGTH } from '@quayside/domain/products/product-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { Button, Form, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPanel } from './form-panel.tsx';
import { ProductFields } from './product-values.ts';

export function BarcodeSection() {
  const { t } = useTranslation('products');
  const form = Form.useFormInstance();
  const barcode = String(Form.useWatch('barcode', form) ?? '').trim();
  const isLong = barcode.length > ADVISED_BARCODE_LENGTH;
  const advice = <output className="advice">{t('hint.barcode_long', { max: ADVISED_BARCODE_LENGTH })}</output>;
  return (
    <FormPanel title={t('section.barcode')}>
      <div className="form-pair">
        <ProductFields.Item name="barcode" label={t('field.barcode')} extra={isLong ? advice : t('hint.barcode')}>
          <BarcodeInput />
        </ProductFields.Item>
      </div>
    </FormPanel>
  );
}

type InputProps = { id?: string; value?: string; onChange?: (barcode: string) => void; onBlur?: () => void };

/** Typed, scanned, or generated (PROD-03). */
function BarcodeInput({ id, value = '', onChange, onBlur }: InputProps) {
  const { t } = useTranslation('products');
  const make = useWrite(productsCalls.newBarcode, [], { onDone: ({ barcode }) => onChange?.(barcode) });
  return (
    <Space.Compact block>
      <Input
        {...(id === undefined ? {} : { id })}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onBlur}
      />
      <Button loading={make.isPending} onClick={() => make.mutate({})}>
        {t('generate')}
      </Button>
    </Space.Compact>
  );
}
