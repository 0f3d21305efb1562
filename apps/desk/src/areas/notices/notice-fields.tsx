import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { Alert, Checkbox, Form, Input, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { NoticeInput } from '@quayside/contract/notices/notices.schemas';
import { useBrandOptions } from '#desk/kernel/brand-names.ts';
import { NoticeForm, type NoticeValues } from './notice-form.ts';
import { audienceText } from './audience.ts';
import { MomentField } from './moment-field.tsx';
import { RichText } from './rich-text.tsx';

type Props = {
  form: FormInstance<NoticeValues>;
  start: NoticeValues;
  failure: string | null;
  onChange: () => void;
  onSubmit: (values: z.output<typeof NoticeInput>) => void;
};

export function NoticeFields({ form, start, failure, onChange, onSubmit }: Props) {
  const { t } = useTranslation('desk-notices');
  return (
    <NoticeForm.Form form={form} initialValues={start} validateTrigger="onBlur" onValuesChange={onChange} onSubmit={onSubmit}>
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <NoticeReach form={form} />
      <div className="notice-languages">
        <section aria-label={t('english')} lang="en">
          <NoticeForm.Item name="title_en" label={t('title_en')}>
            <Input maxLength={120} showCount />
          </NoticeForm.Item>
          <NoticeForm.Item name="description_en" label={t('description_en')}>
            <RichText label={t('description_en')} />
          </NoticeForm.Item>
        </section>
        <section aria-label={t('chinese')} lang="zh-CN">
          <NoticeForm.Item name="title_cn" label={t('title_cn')}>
            <Input maxLength={120} showCount />
          </NoticeForm.Item>
          <NoticeForm.Item name="description_cn" label={t('description_cn')}>
            <RichText label={t('description_cn')} />
          </NoticeForm.Item>
        </section>
      </div>
    </NoticeForm.Form>
  );
}

/** Audience, start and end. */
function NoticeReach({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('desk-notices');
  return (
    <div className="notice-reach">
      <NoticeForm.Item name="platform_types" label={t('brands')} kind="select" extra={<Audience form={form} />}>
        <BrandChoice label={t('brands')} />
      </NoticeForm.Item>
      <NoticeForm.Item name="publish_on_time" label={t('publish_on_time')} kind="select" extra={t('publish_hint')}>
        <MomentField />
      </NoticeForm.Item>
      <NoticeForm.Item name="ends_at" label={t('ends_at')} kind="select" extra={t('ends_hint')}>
        <MomentField isOptional />
      </NoticeForm.Item>
      <NoticeForm.Item name="meta_title" label={t('meta_title')} extra={t('meta_hint')}>
        <Input maxLength={120} />
      </NoticeForm.Item>
    </div>
  );
}

/** How many read it, before it is published. */
function Audience({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('desk-notices');
  const platform_types = Form.useWatch('platform_types', form) ?? [];
  const read = useRead(
    noticesDeskCalls.deskAudience,
    { platform_types },
    { silent: true, enabled: platform_types.length > 0, keepPrevious: true },
  );
  if (platform_types.length === 0 || !read.data) return t('brands_hint');
  return t('audience', audienceText(read.data));
}

type ChoiceProps = {
  label: string;
  id?: string;
  value?: NoticeValues['platform_types'];
  onChange?: (brands: NoticeValues['platform_types']) => void;
};

/** Ant Design sets aria-required, which is not allowed on a group: only valid props are passed on. */
function BrandChoice({ label, id, value, onChange }: ChoiceProps) {
  const options = useBrandOptions();
  return (
    <div {...(id === undefined ? {} : { id })}>
      <Checkbox.Group aria-label={label} options={options} value={value ?? []} onChange={(chosen) => onChange?.(chosen)} />
    </div>
  );
}
