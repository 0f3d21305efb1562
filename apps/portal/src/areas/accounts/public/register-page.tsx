import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { currencies, RegisterInput } from '@quayside/contract/accounts/accounts.schemas';
import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { PublicLayout } from '@quayside/ui/sign-in/public-layout';
import { registerTextOf, useBrand } from '@quayside/ui/kernel/brand';
import { countryOptions, currencyOptions } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { usePublicSave } from '@quayside/ui/form/use-public-save';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { Alert, Button, Input, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { AgreeField } from './agree-field.tsx';
import { useEmailCheck } from './use-email-check.ts';

const Register = createSchemaForm(RegisterInput);

/** A new merchant opens an account (AUTH-05 to AUTH-09). */
export function RegisterPage() {
  const { t } = useTranslation('accounts');
  const brand = useBrand((state) => state.brand);
  const lead = registerTextOf(brand, currentLanguage());
  const navigate = useNavigate();
  const [form] = Register.useForm();
  const { save, isSaving, failure } = usePublicSave(accountsCalls.register, {
    form,
    onSaved: (_done, { email }) => void navigate(sessionPaths.login, { replace: true, state: { registered: email } }),
  });
  useEmailCheck(form);
  return (
    <PublicLayout title={t('register.title')} lead={lead === '' ? t('register.lead') : lead} wide>
      <Register.Form
        form={form}
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ platform_type: brand.platform_type }}
        onSubmit={(values) => void save({ ...values, platform_type: brand.platform_type })}
      >
        {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
        <Person />
        <Money />
        <AgreeField Item={Register.Item} />
        <Button type="primary" size="large" htmlType="submit" block loading={isSaving}>
          {t('register.submit')}
        </Button>
      </Register.Form>
      <p className="sign-in-switch">
        {t('register.have_account')} <Link to={sessionPaths.login}>{t('register.sign_in')}</Link>
      </p>
    </PublicLayout>
  );
}

function Person() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <div className="sign-in-pair">
        <Register.Item name="firstname" label={t('register.firstname')}>
          <Input autoComplete="given-name" />
        </Register.Item>
        <Register.Item name="lastname" label={t('register.lastname')}>
          <Input autoComplete="family-name" />
        </Register.Item>
      </div>
      <Register.Item name="email" label={t('register.email')}>
        <Input type="email" autoComplete="username" inputMode="email" />
      </Register.Item>
      <Register.Item name="password" label={t('register.password')} extra={t('register.password_hint')}>
        <Input.Password autoComplete="new-password" />
      </Register.Item>
      <Register.Item name="phone" label={t('register.phone')}>
        <Input type="tel" autoComplete="tel" inputMode="tel" />
      </Register.Item>
    </>
  );
}

function Money() {
  const { t } = useTranslation('accounts');
  const language = currentLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const money = useMemo(() => currencyOptions(currencies, language), [language]);
  return (
    <div className="sign-in-pair">
      <Register.Item name="country" label={t('register.country')} kind="select">
        <Select showSearch={{ optionFilterProp: 'label' }} options={countries} />
      </Register.Item>
      <Register.Item name="currency" label={t('register.currency')} kind="select">
        <Select showSearch={{ optionFilterProp: 'label' }} options={money} />
      </Register.Item>
    </div>
  );
}
