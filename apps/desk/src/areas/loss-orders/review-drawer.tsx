import { lossOrdersDeskCalls, type DeskLossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const ReviewForm = createSchemaForm(lossOrdersDeskCalls.deskReview.input.pick({ comment: true, compensation: true }));

/** Answers a dispute with a comment and an amount. */
export function ReviewDrawer({ loss, onClose }: { loss: DeskLossOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['loss-orders', 'desk-approvals']);
  const { customer_id, loss_order_id, loss_order_no: number, compensation } = loss;
  const [form] = ReviewForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(lossOrdersDeskCalls.deskReview, ['loss-orders', 'approvals', 'my-work'], {
    form,
    saved: ({ approval_id }) => (approval_id === null ? t('reviewed', { number }) : t('sent', { ns: 'desk-approvals' })),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="loss-order-review"
      title={t('review_title', { number })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      saveText={t('review_save')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['amount']} />
      <p className="quiet">{t('review_hint')}</p>
      <ReviewForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ compensation: compensation ?? '' }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id, loss_order_id })}
      >
        <ReviewForm.Item name="compensation" label={t('compensation')}>
          <Input inputMode="decimal" suffix="USD" />
        </ReviewForm.Item>
        <ReviewForm.Item name="comment" label={t('review_comment')}>
          <Input.TextArea rows={4} maxLength={500} showCount />
        </ReviewForm.Item>
      </ReviewForm.Form>
    </FormDrawer>
  );
}
