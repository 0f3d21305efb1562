import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import { SourcingInput } from '@quayside/contract/sourcing/sourcing.schemas';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { MAX_SOURCING_IMAGES } from '@quayside/domain/sourcing/sourcing-rules';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { ImagesField } from '@quayside/ui/form/images-field';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Alert, Button, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountries } from '#portal/kernel/use-countries.ts';
import type { z } from 'zod';
import './sourcing.css';

const RequestForm = createSchemaForm(SourcingInput);
type Values = Partial<z.input<typeof SourcingInput>>;
const empty: Values = { image_ids: [], note: '' };

/** What to source: link, pictures, price, quantity and destination. */
export function SourcingCreatePage() {
  const { t } = useTranslation('sourcing');
  const draft = useFormDraft('sourcing', 'new', empty, null);
  return (
    <div className="page page-form">
      <PageHead title={t('create')} back={sourcingPaths.list} />
      {draft.notice}
      <RequestPanel key={draft.key} draft={draft} />
    </div>
  );
}

function RequestPanel({ draft }: { draft: FormDraft<Values> }) {
  const { t } = useTranslation('sourcing');
  const leaveFor = useLeaveFor();
  const [form] = RequestForm.useForm();
  const { save, failure, isSaving, touch } = useSave(sourcingCalls.add, ['sourcing'], {
    form,
    guard: 'sourcing-request',
    saved: ({ request_no: number }) => t('submitted', { number }),
    onSaved: ({ request_id }) => {
      draft.drop();
      leaveFor(sourcingPaths.detail(request_id));
    },
  });
  const changed = () => {
    touch();
    draft.keep(() => form.getFieldsValue(true) as Values); // the form's fields are the request's
  };
  return (
    <>
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      <RequestForm.Form
        form={form}
        className="panel"
        disabled={isSaving}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={draft.values}
        onValuesChange={changed}
        onSubmit={(values) => void save(values)}
      >
        <RequestFields />
        <div className="panel-foot">
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('submit')}
          </Button>
        </div>
      </RequestForm.Form>
    </>
  );
}

function RequestFields() {
  const { t } = useTranslation('sourcing');
  const countries = useCountries();
  return (
    <div className="panel-body">
      <RequestForm.Item name="product_name" label={t('product_name')}>
        <Input maxLength={200} />
      </RequestForm.Item>
      <RequestForm.Item name="link" label={t('link')} extra={t('link_hint')}>
        <Input inputMode="url" />
      </RequestForm.Item>
      <div className="request-row">
        <RequestForm.Item name="quantity" label={t('quantity')}>
          <InputNumber className="full-width" min={1} precision={0} />
        </RequestForm.Item>
        <RequestForm.Item name="target_price" label={t('target_price')}>
          <Input inputMode="decimal" suffix="USD" />
        </RequestForm.Item>
        <RequestForm.Item name="country" label={t('country')} kind="select">
          <Select showSearch={{ optionFilterProp: 'search' }} options={countries} />
        </RequestForm.Item>
      </div>
      <RequestForm.Item name="image_ids" label={t('images')} kind="select">
        <ImagesField most={MAX_SOURCING_IMAGES} call={uploadsCalls.image} />
      </RequestForm.Item>
      <RequestForm.Item name="note" label={t('note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </RequestForm.Item>
    </div>
  );
}
