import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { MAX_WORK_LINES } from '@quayside/domain/work-orders/work-rules';
import { Button, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProductSelect } from '#portal/kernel/product-select.tsx';
import { WorkFields, type WorkForm } from './work-form.ts';

/** The SKUs and how many units of each. */
export function OrderLines({ form }: { form: WorkForm }) {
  const { t } = useTranslation('work-orders');
  const warehouse_id = Form.useWatch('warehouse_id', form);
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('lines_title')}</h2>
      </div>
      <div className="panel-body">
        <Form.List name="lines">
          {(lines, { add, remove }) => (
            <>
              {lines.map(({ key, name }) => (
                <div key={key} className="work-line">
                  <WorkFields.Item name={['lines', name, 'product_id']} nameInList={[name, 'product_id']} label={t('sku')} kind="select">
                    <ProductSelect warehouseId={warehouse_id} />
                  </WorkFields.Item>
                  <WorkFields.Item name={['lines', name, 'quantity']} nameInList={[name, 'quantity']} label={t('quantity')}>
                    <InputNumber className="full-width" min={1} precision={0} />
                  </WorkFields.Item>
                  {lines.length > 1 && (
                    <Button
                      type="text"
                      aria-label={t('remove_line', { sku: name + 1 })}
                      icon={<CloseOutlined aria-hidden />}
                      onClick={() => remove(name)}
                    />
                  )}
                </div>
              ))}
              {lines.length < MAX_WORK_LINES && (
                <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
                  {t('add_line')}
                </Button>
              )}
            </>
          )}
        </Form.List>
      </div>
    </section>
  );
}
