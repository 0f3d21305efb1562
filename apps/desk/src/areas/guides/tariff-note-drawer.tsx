import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import { TariffNoteInput, type DeskTariffNote } from '@quayside/contract/guides/guides.schemas';
import { EU, confidences } from '@quayside/domain/guides/guide-rules';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useTariffCountry } from '@quayside/ui/guides/tariff-texts';
import { countryOptions } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const NoteForm = createSchemaForm(TariffNoteInput);

function startOf(note: DeskTariffNote | null) {
  if (note === null) return { valid_to: null, confidence: 'high' as const };
  const { country, threshold, currency, rule_en, rule_cn, valid_from, valid_to, source, confidence } = note;
  return { country, threshold, currency, rule_en, rule_cn, valid_from, valid_to, source, confidence };
}

/** Adds a rule, or writes a new row in place of one. */
export function TariffNoteDrawer({ note, onClose }: { note: DeskTariffNote | null; onClose: () => void }) {
  const { t } = useTranslation('desk-guides');
  const nameOf = useTariffCountry();
  const [form] = NoteForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(guidesDeskCalls.deskSaveTariff, ['guides'], {
    form,
    saved: ({ country }) => t('tariff.saved', { country: nameOf(country) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="tariff-note"
      title={note === null ? t('tariff.add') : t('tariff.edit_title', { country: nameOf(note.country) })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <NoteForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={startOf(note)}
        onValuesChange={touch}
        onSubmit={(values) => void save(note === null ? values : { ...values, note_id: note.note_id })}
      >
        <NoteFields />
      </NoteForm.Form>
    </FormDrawer>
  );
}

function NoteFields() {
  const { t } = useTranslation(['desk-guides', 'guides']);
  const countries = [{ value: EU, label: t('tariff.eu', { ns: 'guides' }) }, ...countryOptions(currentLanguage())];
  return (
    <>
      <NoteForm.Item name="country" label={t('tariff.country', { ns: 'guides' })} kind="select">
        <Select showSearch={{ optionFilterProp: 'label' }} options={countries} />
      </NoteForm.Item>
      <NoteForm.Item name="threshold" label={t('tariff.threshold', { ns: 'guides' })}>
        <Input inputMode="decimal" />
      </NoteForm.Item>
      <NoteForm.Item name="currency" label={t('tariff.currency')}>
        <Input maxLength={3} />
      </NoteForm.Item>
      <NoteForm.Item name="rule_en" label={t('tariff.rule_en')}>
        <Input.TextArea rows={4} maxLength={1000} showCount lang="en" />
      </NoteForm.Item>
      <NoteForm.Item name="rule_cn" label={t('tariff.rule_cn')}>
        <Input.TextArea rows={4} maxLength={1000} showCount lang="zh-CN" />
      </NoteForm.Item>
      <NoteForm.Item name="valid_from" label={t('tariff.valid_from', { ns: 'guides' })} kind="select">
        <DayPicker required />
      </NoteForm.Item>
      <NoteForm.Item
        name="valid_to"
        label={t('tariff.valid_to', { ns: 'guides' })}
        kind="select"
        extra={t('tariff.valid_to_hint')}
        normalize={(day: string | undefined) => day ?? null}
      >
        <DayPicker />
      </NoteForm.Item>
      <NoteForm.Item name="source" label={t('tariff.source', { ns: 'guides' })}>
        <Input maxLength={300} />
      </NoteForm.Item>
      <NoteForm.Item name="confidence" label={t('tariff.confidence', { ns: 'guides' })} kind="select">
        <Select options={confidences.map((value) => ({ value, label: t(`tariff.confidences.${value}`, { ns: 'guides' }) }))} />
      </NoteForm.Item>
    </>
  );
}
