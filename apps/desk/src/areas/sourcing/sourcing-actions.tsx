import { sourcingDeskCalls, type DeskSourcingDetail } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useCan } from '@quayside/ui/kernel/context';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { QuoteDrawer } from './quote-drawer.tsx';

type Request = DeskSourcingDetail;

/** Quote, or decline. */
export function SourcingActions({ request }: { request: Request }) {
  const { t } = useTranslation('sourcing');
  const canQuote = useCan('desk.sourcing.quote');
  const [opened, open] = useState<'quote' | 'decline' | null>(null);
  const close = () => open(null);
  if (!canQuote || request.state === 'accepted' || request.state === 'declined') return null;
  return (
    <>
      <Button danger onClick={() => open('decline')}>
        {t('decline')}
      </Button>
      <Button type="primary" onClick={() => open('quote')}>
        {t('quote')}
      </Button>
      {opened === 'quote' && <QuoteDrawer request={request} onClose={close} />}
      {opened === 'decline' && <DeclineDrawer request={request} onClose={close} />}
    </>
  );
}

const DeclineForm = createSchemaForm(sourcingDeskCalls.deskDecline.input.pick({ reason: true }));

function DeclineDrawer({ request, onClose }: { request: Request; onClose: () => void }) {
  const { t } = useTranslation('sourcing');
  const { customer_id, request_id, request_no: number } = request;
  const [form] = DeclineForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(sourcingDeskCalls.deskDecline, ['sourcing', 'my-work'], {
    form,
    saved: t('declined', { number }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="sourcing-decline"
      title={t('decline_title', { number })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      saveText={t('decline')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <DeclineForm.Form
        form={form}
        autoComplete="off"
        onValuesChange={touch}
        onSubmit={({ reason }) => void save({ customer_id, request_id, reason })}
      >
        <DeclineForm.Item name="reason" label={t('decline_label')} extra={t('decline_hint')}>
          <Input.TextArea rows={4} maxLength={500} showCount />
        </DeclineForm.Item>
      </DeclineForm.Form>
    </FormDrawer>
  );
}
