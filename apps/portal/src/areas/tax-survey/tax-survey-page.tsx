import { taxSurveyCalls } from '@quayside/contract/tax-survey/tax-survey.calls';
import { TaxSurveyInput, type TaxSurveyAnswer, type TaxSurveyOption } from '@quayside/contract/tax-survey/tax-survey.schemas';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Alert, Button, Input, Radio, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

const SurveyForm = createSchemaForm(TaxSurveyInput);

/** How import taxes should be handled: asked once per customer (SURVEY-03). */
export function TaxSurveyPage() {
  const { t } = useTranslation('tax-survey');
  const survey = useRead(taxSurveyCalls.get, {}, { silent: true });
  return (
    <div className="page page-narrow">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {survey.isLoadingError && (
        <div className="panel">
          <ErrorState error={survey.error} onRetry={() => void survey.refetch()} />
        </div>
      )}
      {survey.isPending && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {survey.data?.answer && <Answered answer={survey.data.answer} />}
      {survey.data?.answer === null && survey.data.options.length === 0 && <Alert type="info" showIcon title={t('no_options')} />}
      {survey.data?.answer === null && survey.data.options.length > 0 && <Survey {...survey.data} />}
    </div>
  );
}

function Survey({ customer_id, options }: { customer_id: number; options: readonly TaxSurveyOption[] }) {
  const { t } = useTranslation('tax-survey');
  const [form] = SurveyForm.useForm();
  const { save, failure, isSaving, touch } = useSave(taxSurveyCalls.submit, ['tax-survey'], {
    form,
    saved: t('sent'),
    guard: 'tax-survey',
  });
  return (
    <section className="panel panel-body">
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <Facts facts={[[t('customer_id'), String(customer_id)]]} />
      <SurveyForm.Form
        form={form}
        validateTrigger="onBlur"
        initialValues={{ name: '', telephone: '', email: '' }}
        onValuesChange={touch}
        onSubmit={(values) => void save(values)}
      >
        <SurveyForm.Item name="name" label={t('name')}>
          <Input maxLength={60} autoComplete="name" />
        </SurveyForm.Item>
        <SurveyForm.Item name="telephone" label={t('telephone')}>
          <Input maxLength={30} autoComplete="tel" inputMode="tel" />
        </SurveyForm.Item>
        <SurveyForm.Item name="email" label={t('email')} extra={t('email_hint')}>
          <Input maxLength={254} autoComplete="email" inputMode="email" />
        </SurveyForm.Item>
        <SurveyForm.Item name="option_id" label={t('option')} kind="select">
          <Radio.Group vertical options={options.map(({ option_id, name }) => ({ value: option_id, label: name }))} />
        </SurveyForm.Item>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('send')}
        </Button>
      </SurveyForm.Form>
    </section>
  );
}

function Answered({ answer }: { answer: TaxSurveyAnswer }) {
  const { t } = useTranslation('tax-survey');
  return (
    <>
      <Alert type="success" showIcon title={t('answered')} description={t('answered_hint')} />
      <section className="panel panel-body">
        <Facts
          facts={[
            [t('answer'), currentLanguage() === 'en' ? answer.option_en : answer.option_cn],
            [t('customer_id'), String(answer.customer_id)],
            [t('name'), answer.name],
            [t('telephone'), answer.telephone],
            [t('email'), answer.email],
            [t('created_by'), answer.created_by],
            [t('created_at'), <TimeText key="at" at={answer.created_at} />],
          ]}
        />
      </section>
    </>
  );
}
