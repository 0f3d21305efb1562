import { MAX_LABEL_NOTE, labelDpis, labelPapers, labelSizes } from '@quayside/domain/products/label-rules';
import { Checkbox, Form, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperForm } from './paper-form.ts';

const OWN = 'own';

/** What the labels are printed on. */
export function LabelPaper() {
  const { t } = useTranslation('products');
  return (
    <>
      <SizeField />
      <div className="form-pair">
        <PaperForm.Item name="dpi" label={t('label.dpi')} kind="select">
          <Radio.Group optionType="button" options={labelDpis.map((dpi) => ({ value: dpi, label: t('label.dpi_text', { dpi }) }))} />
        </PaperForm.Item>
        <PaperForm.Item name="paper" label={t('label.paper')} kind="select">
          <Radio.Group optionType="button" options={labelPapers.map((paper) => ({ value: paper, label: t(`label.paper_${paper}`) }))} />
        </PaperForm.Item>
      </div>
      <FlagField name="show_name" />
      <FlagField name="show_origin" />
      <PaperForm.Item name="note" label={t('label.note')}>
        <Input maxLength={MAX_LABEL_NOTE} placeholder={t('label.note_hint')} />
      </PaperForm.Item>
    </>
  );
}

function FlagField({ name }: { name: 'show_name' | 'show_origin' }) {
  const { t } = useTranslation('products');
  return (
    <PaperForm.Item
      name={name}
      label={t(`label.${name}`)}
      hideLabel
      valuePropName="checked"
      getValueProps={(value: unknown) => ({ checked: value === 1 })}
      normalize={(checked: boolean) => (checked ? 1 : 0)}
    >
      <Checkbox>{t(`label.${name}`)}</Checkbox>
    </PaperForm.Item>
  );
}

/** One of the standard rolls, or any size (D-106). */
function SizeField() {
  const { t } = useTranslation('products');
  const form = Form.useFormInstance();
  const [size, setSize] = useState('50x30');
  const choose = (chosen: string) => {
    setSize(chosen);
    const usual = labelSizes.find(({ width, height }) => `${width}x${height}` === chosen);
    if (usual) form.setFieldsValue({ width_mm: usual.width, height_mm: usual.height });
  };
  const usual = labelSizes.map(({ width, height }) => ({ value: `${width}x${height}`, label: t('label.size_text', { width, height }) }));
  return (
    <>
      <Form.Item label={t('label.size')}>
        <Radio.Group
          aria-label={t('label.size')}
          optionType="button"
          value={size}
          options={[...usual, { value: OWN, label: t('label.custom') }]}
          onChange={(event) => choose(String(event.target.value))}
        />
      </Form.Item>
      <div className="form-pair" hidden={size !== OWN}>
        <PaperForm.Item name="width_mm" label={t('label.width')}>
          <InputNumber className="full-width" precision={0} />
        </PaperForm.Item>
        <PaperForm.Item name="height_mm" label={t('label.height')}>
          <InputNumber className="full-width" precision={0} />
        </PaperForm.Item>
      </div>
    </>
  );
}
