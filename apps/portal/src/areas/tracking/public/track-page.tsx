import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import type { PublicTracking } from '@quayside/contract/tracking/tracking.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { usePublicSave } from '@quayside/ui/form/use-public-save';
import { currentPlatform } from '@quayside/ui/kernel/brand';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { PublicLayout } from '@quayside/ui/sign-in/public-layout';
import { Alert, Button, Input, Timeline } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

const Find = createSchemaForm(trackingCalls.find.input.pick({ number: true, postcode: true }));

/** For recipients: where a parcel of this brand is. Number and postcode together, because a number alone is easily guessed. */
export function TrackPage() {
  const { t } = useTranslation('public-tracking');
  const [found, setFound] = useState<PublicTracking | null>(null);
  return (
    <PublicLayout title={t('title')} lead={t('lead')}>
      {found === null ? <FindForm onFound={setFound} /> : <Found parcel={found} onAgain={() => setFound(null)} />}
      <p className="sign-in-switch">
        <Link to={sessionPaths.login}>{t('sign_in')}</Link>
      </p>
    </PublicLayout>
  );
}

function FindForm({ onFound }: { onFound: (parcel: PublicTracking) => void }) {
  const { t } = useTranslation('public-tracking');
  const [search] = useSearchParams();
  const [form] = Find.useForm();
  const platform_type = currentPlatform(search.toString());
  const { save, isSaving, failure } = usePublicSave(trackingCalls.find, { form, onSaved: onFound });
  return (
    <Find.Form
      form={form}
      size="large"
      requiredMark={false}
      initialValues={{ number: search.get('number') ?? '' }}
      onSubmit={(values) => void save({ ...values, ...(platform_type === undefined ? {} : { platform_type }) })}
    >
      {failure !== null && <Alert className="sign-in-alert" type="error" showIcon role="alert" title={failure} />}
      <Find.Item name="number" label={t('number')}>
        <Input autoComplete="off" spellCheck={false} />
      </Find.Item>
      <Find.Item name="postcode" label={t('postcode')}>
        <Input autoComplete="postal-code" />
      </Find.Item>
      <Button type="primary" htmlType="submit" block loading={isSaving}>
        {t('submit')}
      </Button>
    </Find.Form>
  );
}

function Found({ parcel: { status, country, list }, onAgain }: { parcel: PublicTracking; onAgain: () => void }) {
  const { t } = useTranslation('public-tracking');
  return (
    <section aria-live="polite">
      <p>
        <OrderStatusTag status={status} /> {t('to', { country: countryName(country, currentLanguage()) })}
      </p>
      <Timeline
        items={list.map((entry) => ({
          key: `${entry.at} ${entry.status}`,
          content: (
            <>
              {t(`entry.${entry.status}`)} <TimeText at={entry.at} />
            </>
          ),
        }))}
      />
      <Button block onClick={onAgain}>
        {t('again')}
      </Button>
    </section>
  );
}
