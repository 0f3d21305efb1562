import type { ArticleInput } from '@quayside/contract/guides/guides.schemas';
import { guidePictures, guideSections } from '@quayside/domain/guides/guide-rules';
import { Alert, Input, InputNumber, Select, Switch, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import '../notices/notices.css';
import { RichText } from '../notices/rich-text.tsx';
import { ArticleForm, type ArticleValues } from './article-form.ts';

type Props = {
  form: FormInstance<ArticleValues>;
  start: ArticleValues;
  failure: string | null;
  onChange: () => void;
  onSubmit: (values: z.output<typeof ArticleInput>) => void;
};

export function ArticleFields({ form, start, failure, onChange, onSubmit }: Props) {
  const { t } = useTranslation('desk-guides');
  return (
    <ArticleForm.Form form={form} initialValues={start} validateTrigger="onBlur" onValuesChange={onChange} onSubmit={onSubmit}>
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <Place />
      <div className="notice-languages">
        <section aria-label={t('english')} lang="en">
          <ArticleForm.Item name="title_en" label={t('title_en')}>
            <Input maxLength={120} showCount />
          </ArticleForm.Item>
          <ArticleForm.Item name="body_en" label={t('body_en')}>
            <RichText kind="article" label={t('body_en')} />
          </ArticleForm.Item>
        </section>
        <section aria-label={t('chinese')} lang="zh-CN">
          <ArticleForm.Item name="title_cn" label={t('title_cn')}>
            <Input maxLength={120} showCount />
          </ArticleForm.Item>
          <ArticleForm.Item name="body_cn" label={t('body_cn')}>
            <RichText kind="article" label={t('body_cn')} />
          </ArticleForm.Item>
        </section>
      </div>
    </ArticleForm.Form>
  );
}

/** Where it stands in the help centre, and its pictures. */
function Place() {
  const { t } = useTranslation(['desk-guides', 'guides']);
  return (
    <div className="notice-reach">
      <ArticleForm.Item name="slug" label={t('slug')} extra={t('slug_hint')}>
        <Input maxLength={60} />
      </ArticleForm.Item>
      <ArticleForm.Item name="section" label={t('section')} kind="select">
        <Select options={guideSections.map((value) => ({ value, label: t(`section.${value}`, { ns: 'guides' }) }))} />
      </ArticleForm.Item>
      <ArticleForm.Item name="position" label={t('position')} extra={t('position_hint')}>
        <InputNumber className="full-width" />
      </ArticleForm.Item>
      <ArticleForm.Item name="pictures" label={t('pictures')} kind="select" extra={t('pictures_hint')}>
        <Select mode="multiple" options={guidePictures.map((value) => ({ value, label: t(`pictures.${value}`, { ns: 'guides' }) }))} />
      </ArticleForm.Item>
      <ArticleForm.Item name="published" label={t('published')} valuePropName="checked">
        <Switch />
      </ArticleForm.Item>
    </div>
  );
}
