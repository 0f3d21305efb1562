import type { Call, InputOf } from '@quayside/contract/kernel/call';
import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { createSchemaForm } from '../form/schema-form.tsx';
import { useSave } from '../form/use-save.ts';

const MessageForm = createSchemaForm(sourcingCalls.message.input.pick({ body: true }));

/** A message to the other side. `inputOf` adds what the call of this side needs. */
export function ReplyForm<C extends Call>({ call, inputOf }: { call: C; inputOf: (body: string) => InputOf<C> }) {
  const { t } = useTranslation('sourcing');
  const [form] = MessageForm.useForm();
  const { save, failure, isSaving, touch } = useSave(call, ['sourcing', 'my-work'], {
    form,
    saved: t('message_sent'),
    onSaved: () => form.resetFields(),
  });
  return (
    <MessageForm.Form form={form} autoComplete="off" onValuesChange={touch} onSubmit={({ body }) => void save(inputOf(body))}>
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <MessageForm.Item name="body" label={t('message_label')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </MessageForm.Item>
      <Button htmlType="submit" loading={isSaving}>
        {t('send')}
      </Button>
    </MessageForm.Form>
  );
}
