import { productsCalls } from '@quayside/contract/products/products.calls';
import { MAX_LABELS } from '@quayside/domain/products/label-rules';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopiesField, copiesOf, type Copies } from './label-copies.tsx';
import { LabelPaper } from './label-paper.tsx';
import { LabelPreview } from './label-preview.tsx';
import { LabelWarnings } from './label-warnings.tsx';
import type { Labelled } from './labelled.ts';
import { PaperForm, type Paper } from './paper-form.ts';
import './labels.css';

type DialogProps = { products: readonly Labelled[] | null; onClose: () => void };

/** Labels as a PDF at true size (PROD-04, PROD-56). */
export function LabelDialog({ products, onClose }: DialogProps) {
  const { t } = useTranslation(['products', 'kernel']);
  const { message } = App.useApp();
  const [form] = PaperForm.useForm();
  const [copies, setCopies] = useState<Copies>({ all: 1, each: null });
  const pdf = useDownload(productsCalls.print, 'pdf');
  const shown = products ?? [];
  const total = shown.reduce((sum, { product_id }) => sum + copiesOf(copies, product_id), 0);
  const print = async (paper: Paper) => {
    const lines = shown.map(({ product_id }) => ({ product_id, copies: copiesOf(copies, product_id) }));
    if (!(await pdf.start({ ...paper, lines }))) return;
    message.success(t('label.done'));
    onClose();
  };
  return (
    <Modal
      open={products !== null}
      title={t('label.title', { count: shown.length })}
      width={560}
      okText={t('label.print')}
      okButtonProps={{ disabled: total > MAX_LABELS }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={pdf.busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <PaperForm.Form
        form={form}
        requiredMark={false}
        initialValues={{ width_mm: 50, height_mm: 30, dpi: 203, paper: 'roll', show_name: 1, show_origin: 0, note: '' }}
        onSubmit={(paper) => void print(paper)}
      >
        <LabelPaper />
        {shown[0] && <LabelPreview product={shown[0]} />}
        <Form.Item label={t('label.copies')}>
          <CopiesField products={shown} copies={copies} onChange={setCopies} />
        </Form.Item>
        <LabelWarnings products={shown} total={total} />
      </PaperForm.Form>
    </Modal>
  );
}
