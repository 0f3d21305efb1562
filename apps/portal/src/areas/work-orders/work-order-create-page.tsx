import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import type { WorkOrderInput } from '@quayside/contract/work-orders/work-orders.schemas';
import { totalOf } from '@quayside/domain/work-orders/work-rules';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { useSave } from '@quayside/ui/form/use-save';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressFields, BundleFields } from './bundle-and-address.tsx';
import { OrderLines } from './order-lines.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { WorkFields } from './work-form.ts';
import { TypeFields } from './type-fields.tsx';
import { useQuote } from './use-quote.ts';
import type { z } from 'zod';
import './work-orders.css';

type Values = Partial<z.input<typeof WorkOrderInput>>;
const empty = { type: 'count', options: [], lines: [{}], note: '' } as unknown as Values; // the first line is chosen by the user

/** Orders work on stock: what, on which units, and what it costs before it is submitted. */
export function WorkOrderCreatePage() {
  const { t } = useTranslation('work-orders');
  const draft = useFormDraft('work-order', 'new', empty, null);
  return (
    <div className="page page-form">
      <PageHead title={t('create')} back={workOrderPaths.list} />
      {draft.notice}
      <OrderForm key={draft.key} draft={draft} />
    </div>
  );
}

function OrderForm({ draft }: { draft: FormDraft<Values> }) {
  const { t } = useTranslation('work-orders');
  const leaveFor = useLeaveFor();
  const [form] = WorkFields.useForm();
  const type = Form.useWatch('type', form) ?? 'count';
  const fees = useQuote(form);
  const { save, failure, isSaving, touch } = useSave(workOrdersCalls.add, ['work-orders', 'inventory', 'wallets', 'dashboards'], {
    form,
    guard: 'work-order',
    saved: ({ work_order_no: number }) => t('submitted', { number }),
    onSaved: ({ work_order_id }) => {
      draft.drop();
      leaveFor(workOrderPaths.detail(work_order_id));
    },
  });
  const changed = () => {
    touch();
    draft.keep(() => form.getFieldsValue(true) as Values); // the form's fields are the work order's
  };
  return (
    <>
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      <WorkFields.Form
        form={form}
        className="work-form"
        disabled={isSaving}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={draft.values}
        onValuesChange={changed}
        onSubmit={(values) => void save({ ...values, total: fees === null ? '0' : totalOf(fees) })}
      >
        <div className="work-form-main">
          <TypeFields form={form} type={type} />
          <OrderLines form={form} />
          {type === 'bundle' && <BundleFields />}
          {type === 'return' && <AddressFields />}
        </div>
        <QuotePanel fees={fees} isSaving={isSaving} />
      </WorkFields.Form>
    </>
  );
}
