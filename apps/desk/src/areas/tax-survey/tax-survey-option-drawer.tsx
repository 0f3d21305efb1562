import { TaxSurveyOptionInput, taxSurveyDeskCalls, type DeskTaxSurveyOption } from '@quayside/contract/tax-survey/tax-survey.desk-calls';
import { OPTION_LENGTH } from '@quayside/domain/tax-survey/tax-survey-rules';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { localName } from '@quayside/ui/kernel/local-name';
import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FlagSwitch } from '#desk/kernel/flag-switch.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const OptionForm = createSchemaForm(TaxSurveyOptionInput);

/** Adds an option, or changes one. */
export function TaxSurveyOptionDrawer({ option, onClose }: { option: DeskTaxSurveyOption | null; onClose: () => void }) {
  const { t } = useTranslation(['tax-survey', 'desk-kernel']);
  const [form] = OptionForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(taxSurveyDeskCalls.deskSaveOption, ['tax-survey'], {
    form,
    saved: (row) => t('saved', { ns: 'desk-kernel', name: localName(row) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="tax-survey-option"
      title={option === null ? t('add_option') : t('edit_title', { ns: 'desk-kernel', name: localName(option) })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <OptionForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={option ?? { sort: 0, enabled: 1 }}
        onValuesChange={touch}
        onSubmit={(values) => void save(option === null ? values : { ...values, option_id: option.option_id })}
      >
        <OptionForm.Item name="name_en" label={t('name_en', { ns: 'desk-kernel' })}>
          <Input.TextArea rows={3} maxLength={OPTION_LENGTH} showCount lang="en" />
        </OptionForm.Item>
        <OptionForm.Item name="name_cn" label={t('name_cn', { ns: 'desk-kernel' })}>
          <Input.TextArea rows={3} maxLength={OPTION_LENGTH} showCount lang="zh-CN" />
        </OptionForm.Item>
        <OptionForm.Item name="sort" label={t('sort', { ns: 'desk-kernel' })} extra={t('sort_hint', { ns: 'desk-kernel' })}>
          <InputNumber className="full-width" />
        </OptionForm.Item>
        <OptionForm.Item name="enabled" label={t('enabled.field', { ns: 'desk-kernel' })}>
          <FlagSwitch />
        </OptionForm.Item>
      </OptionForm.Form>
    </FormDrawer>
  );
}
