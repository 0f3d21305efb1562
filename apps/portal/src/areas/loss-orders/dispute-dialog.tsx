import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { DisputeInput, type LossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.schemas';
import { MAX_DISPUTE_IMAGES } from '@quayside/domain/loss-orders/loss-rules';
import { ImagesField } from '@quayside/ui/form/images-field';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Alert, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const DisputeForm = createSchemaForm(DisputeInput.omit({ loss_order_id: true }));

/** What is wrong, with pictures. */
export function DisputeDialog({ loss: { loss_order_id, loss_order_no: number }, onClose }: { loss: LossOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('loss-orders');
  const [form] = DisputeForm.useForm();
  const { save, failure, isSaving, touch } = useSave(lossOrdersCalls.dispute, ['loss-orders'], {
    form,
    saved: t('disputed', { number }),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('dispute_title', { number })}
      okText={t('send_dispute')}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <DisputeForm.Form
        form={form}
        autoComplete="off"
        initialValues={{ text: '', image_ids: [] }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, loss_order_id })}
      >
        <DisputeForm.Item name="text" label={t('dispute_label')} extra={t('dispute_hint')}>
          <Input.TextArea rows={4} maxLength={500} showCount />
        </DisputeForm.Item>
        <DisputeForm.Item name="image_ids" label={t('dispute_images')}>
          <ImagesField most={MAX_DISPUTE_IMAGES} call={lossOrdersCalls.noteImage} />
        </DisputeForm.Item>
      </DisputeForm.Form>
    </Modal>
  );
}
