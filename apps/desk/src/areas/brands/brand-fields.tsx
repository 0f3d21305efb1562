import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { Input, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandForm } from './brand-form.ts';
import { ColorField } from './color-field.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { SvgField } from './svg-field.tsx';

/** All fields of a brand. */
export function BrandFields({ color }: { color: string }) {
  const { t } = useTranslation('desk-brands');
  return (
    <>
      <Section title={t('section.identity')}>
        <BrandForm.Item name="platform_type" label={t('platform_type')} hidden>
          <Select options={platformTypes.map((value) => ({ value, label: value }))} />
        </BrandForm.Item>
        <BrandForm.Item name="site_name" label={t('site_name')}>
          <Input maxLength={60} />
        </BrandForm.Item>
        <BrandForm.Item name="color" label={t('color')} extra={<ContrastNote color={color} />}>
          <ColorField label={t('color_pick')} />
        </BrandForm.Item>
        <BrandForm.Item name="host" label={t('host')} extra={t('host_hint')}>
          <Input maxLength={200} />
        </BrandForm.Item>
      </Section>
      <Section title={t('section.pictures')}>
        <BrandForm.Item name="logo_svg" label={t('logo_svg')}>
          <SvgField label={t('logo_svg')} size={48} />
        </BrandForm.Item>
        <BrandForm.Item name="favicon_svg" label={t('favicon_svg')}>
          <SvgField label={t('favicon_svg')} size={24} />
        </BrandForm.Item>
      </Section>
      <Issuer />
      <Addresses />
      <RegisterTexts />
    </>
  );
}

function Issuer() {
  const { t } = useTranslation('desk-brands');
  return (
    <Section title={t('section.issuer')} note={t('issuer_hint')}>
      <BrandForm.Item name="issuer_name" label={t('issuer_name')}>
        <Input maxLength={120} />
      </BrandForm.Item>
      <BrandForm.Item name="issuer_address" label={t('issuer_address')}>
        <Input maxLength={300} />
      </BrandForm.Item>
      <BrandForm.Item name="issuer_registration" label={t('issuer_registration')}>
        <Input maxLength={120} />
      </BrandForm.Item>
      <BrandForm.Item name="billing_email" label={t('billing_email')}>
        <Input type="email" maxLength={200} />
      </BrandForm.Item>
    </Section>
  );
}

function Addresses() {
  const { t } = useTranslation('desk-brands');
  const addresses = ['website', 'api_address', 'shop_address', 'logistics_address'] as const;
  const paths = ['terms_path', 'privacy_path', 'quote_path'] as const;
  const guides = ['guide_en', 'guide_cn'] as const;
  return (
    <>
      <Section title={t('section.addresses')} note={t('https_hint')}>
        {addresses.map((name) => (
          <BrandForm.Item key={name} name={name} label={t(name)}>
            <Input type="url" maxLength={200} />
          </BrandForm.Item>
        ))}
        {paths.map((name) => (
          <BrandForm.Item key={name} name={name} label={t(name)} extra={t('path_hint')}>
            <Input maxLength={200} />
          </BrandForm.Item>
        ))}
      </Section>
      <Section title={t('section.guide')} note={t('https_hint')}>
        {guides.map((name) => (
          <BrandForm.Item key={name} name={name} label={t(name)}>
            <Input type="url" maxLength={200} />
          </BrandForm.Item>
        ))}
        <BrandForm.Item name="offers_zh_tw" label={t('offers_zh_tw')} valuePropName="checked">
          <Switch />
        </BrandForm.Item>
      </Section>
    </>
  );
}

function RegisterTexts() {
  const { t } = useTranslation('desk-brands');
  return (
    <Section title={t('section.words')}>
      <BrandForm.Item name="register_text_en" label={t('register_text_en')}>
        <Input.TextArea rows={4} maxLength={2000} showCount lang="en" />
      </BrandForm.Item>
      <BrandForm.Item name="register_text_cn" label={t('register_text_cn')}>
        <Input.TextArea rows={4} maxLength={2000} showCount lang="zh-CN" />
      </BrandForm.Item>
    </Section>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="brand-section">
      <h3>{title}</h3>
      {note !== undefined && <p className="brand-section-note">{note}</p>}
      <div className="brand-section-fields">{children}</div>
    </section>
  );
}
