import { evaluationsCalls } from '@quayside/contract/evaluations/evaluations.calls';
import { EvaluationInput } from '@quayside/contract/evaluations/evaluations.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useActing, useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Alert, Button, Input, Rate, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

const RatingForm = createSchemaForm(EvaluationInput);
const levels = [1, 2, 3, 4, 5] as const;

/** Stars and a comment about the account manager of now, or why that is not possible. */
export function EvaluationForm() {
  const { t } = useTranslation('evaluations');
  const canAdd = useCan('evaluations.add');
  const isActing = useActing();
  const manager = useRead(evaluationsCalls.manager, {}, { silent: true });
  if (isActing) return <Alert type="info" showIcon title={t('acting')} />;
  if (!canAdd) return <Alert type="info" showIcon title={t('read_only')} />;
  if (manager.isLoadingError) return <ErrorState error={manager.error} onRetry={() => void manager.refetch()} />;
  if (!manager.data) return <Skeleton className="panel panel-body" active paragraph={{ rows: 4 }} />;
  const name = manager.data.account_manager;
  return name === null ? <Alert type="info" showIcon title={t('no_manager')} /> : <Rating name={name} />;
}

function Rating({ name }: { name: string }) {
  const { t } = useTranslation('evaluations');
  const [form] = RatingForm.useForm();
  const { save, failure, isSaving, touch } = useSave(evaluationsCalls.add, ['evaluations'], {
    form,
    saved: t('sent'),
    onSaved: () => form.resetFields(),
    guard: 'evaluation',
  });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('form_title', { name })}</h2>
      </div>
      <div className="panel-body">
        {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
        <RatingForm.Form
          form={form}
          className="evaluation-form"
          initialValues={{ text: '' }}
          onValuesChange={touch}
          onSubmit={(values) => void save(values)}
        >
          <RatingForm.Item name="stars" label={t('stars')} kind="select" emptyText={t('stars_missing')}>
            <StarsField />
          </RatingForm.Item>
          <RatingForm.Item name="text" label={t('text')} extra={t('text_hint')}>
            <Input.TextArea rows={3} maxLength={500} showCount />
          </RatingForm.Item>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('send')}
          </Button>
        </RatingForm.Form>
      </div>
    </section>
  );
}

/** Zero is "not rated yet": the form then has no value. */
function StarsField({ value, onChange, id }: { value?: number; onChange?: (stars: number | undefined) => void; id?: string }) {
  const { t } = useTranslation('evaluations');
  return (
    <div {...(id === undefined ? {} : { id })}>
      <Rate
        value={value ?? 0}
        tooltips={levels.map((level) => ({ title: t(`star_names.stars_${level}`) }))}
        onChange={(stars) => onChange?.(stars === 0 ? undefined : stars)}
      />
    </div>
  );
}
