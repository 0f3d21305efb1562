import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import type { Profile } from '@quayside/contract/accounts/accounts.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { useActing } from '@quayside/ui/kernel/context';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY } from '@quayside/ui/kernel/values';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { personName } from '@quayside/domain/kernel/person-name';
import { Button, Descriptions, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The account's own data, edited in place. */
export function ProfileData({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const isActing = useActing();
  const [editing, setEditing] = useState(false);
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('profile.data')}</h2>
        {!editing && !isActing && (
          <Button type="link" size="small" onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        )}
      </div>
      {editing ? <EditForm profile={profile} onClose={() => setEditing(false)} /> : <Shown profile={profile} />}
    </section>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const language = currentLanguage();
  const fullName = personName(profile.firstname, profile.lastname);
  const email = (
    <span className="line-name">
      {profile.email}
      {profile.email_verified === 1 ? (
        <StateTag tone="good">{t('profile.verified')}</StateTag>
      ) : (
        <StateTag tone="waiting">{t('profile.unverified')}</StateTag>
      )}
    </span>
  );
  const items = [
    { key: 'name', label: t('profile.name'), children: fullName },
    { key: 'email', label: t('profile.email'), children: email },
    { key: 'phone', label: t('profile.phone'), children: profile.phone === '' ? EMPTY : profile.phone },
    { key: 'type', label: t('profile.account_type'), children: t(`profile.type.${profile.account_type}`) },
    { key: 'customer', label: t('profile.customer'), children: profile.customer_name },
    { key: 'id', label: t('profile.customer_id'), children: <Copyable value={profile.customer_id} /> },
    { key: 'country', label: t('profile.country'), children: profile.country === '' ? EMPTY : countryName(profile.country, language) },
    { key: 'currency', label: t('profile.currency'), children: profile.currency },
    { key: 'manager', label: t('profile.account_manager'), children: profile.account_manager ?? EMPTY },
    { key: 'since', label: t('profile.since'), children: <TimeText at={profile.created_at} /> },
  ];
  return <Descriptions className="panel-body" column={{ xs: 1, sm: 1, md: 2 }} layout="vertical" items={items} colon={false} />;
}

const Edit = createSchemaForm(accountsCalls.updateProfile.input);

function EditForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const [form] = Edit.useForm();
  const { save, isSaving, touch } = useSave(accountsCalls.updateProfile, ['accounts', 'sessions'], {
    form,
    guard: 'profile',
    summary: 'message',
    saved: t('profile.saved'),
    onSaved: onClose,
  });
  const { firstname, lastname, phone } = profile;
  return (
    <Edit.Form
      form={form}
      initialValues={{ firstname, lastname, phone }}
      validateTrigger="onBlur"
      onValuesChange={touch}
      onSubmit={(values) => void save(values)}
    >
      <div className="panel-body">
        <div className="form-pair">
          <Edit.Item name="firstname" label={t('register.firstname')}>
            <Input autoComplete="given-name" />
          </Edit.Item>
          <Edit.Item name="lastname" label={t('register.lastname')}>
            <Input autoComplete="family-name" />
          </Edit.Item>
        </div>
        <Edit.Item name="phone" label={t('register.phone')}>
          <Input type="tel" autoComplete="tel" />
        </Edit.Item>
      </div>
      <div className="panel-foot">
        <Button onClick={onClose}>{t('actions.cancel', { ns: 'kernel' })}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('actions.save', { ns: 'kernel' })}
        </Button>
      </div>
    </Edit.Form>
  );
}
