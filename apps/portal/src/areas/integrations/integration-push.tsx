import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { Facts } from '@quayside/ui/detail/facts';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { timeText } from '@quayside/ui/kernel/values';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { ShownOnce } from './shown-once.tsx';

type PartProps = { integration: IntegrationDetail };

/** What it is told, where, and whether it arrives. */
export function IntegrationPush({ integration }: PartProps) {
  const { t } = useTranslation('integrations');
  const canManage = useCan('integrations.manage');
  const { push_options, push_stock_change, push_url, has_secret } = integration;
  const told = [...push_options.map((option) => t(`push_option.${option}`)), ...(push_stock_change === 1 ? [t('push_stock_change')] : [])];
  return (
    <div className="integration-part">
      <Trouble integration={integration} />
      <Facts
        facts={[
          [t('push'), told.join(', ') || t('push_none')],
          [t('push_url'), push_url],
          [t('waiting'), integration.waiting],
        ]}
      />
      {push_url !== '' && <p className="quiet">{has_secret === 1 ? t('secret.has') : t('secret.none')}</p>}
      {push_url !== '' && canManage && (
        <div className="integration-buttons">
          <MakeSecret integration={integration} />
          {has_secret === 1 && <TestButton integration={integration} />}
        </div>
      )}
    </div>
  );
}

/** Says since when nothing arrives, and starts again what was given up. */
function Trouble({ integration: { integration_id, failing_since, stopped_at, push_url, waiting: count } }: PartProps) {
  const { t } = useTranslation('integrations');
  const { message } = App.useApp();
  const canManage = useCan('integrations.manage');
  const resume = useWrite(integrationsCalls.resume, ['integrations'], { onDone: () => void message.success(t('resumed')) });
  const since = stopped_at ?? failing_since;
  if (since === null) return null;
  const facts = { target: URL.parse(push_url)?.host ?? push_url, time: timeText(since, currentLanguage()), count };
  const button = (
    <Button size="small" loading={resume.isPending} onClick={() => resume.mutate({ integration_id })}>
      {t('resume')}
    </Button>
  );
  return (
    <Alert
      type={stopped_at === null ? 'warning' : 'error'}
      showIcon
      title={stopped_at === null ? t('failing', facts) : t('stopped', facts)}
      action={canManage ? button : null}
    />
  );
}

function MakeSecret({ integration: { integration_id, has_secret } }: PartProps) {
  const { t } = useTranslation(['integrations', 'kernel']);
  const { modal } = App.useApp();
  const whyNot = useWhyNoAccess();
  const [shown, show] = useState<string | null>(null);
  const make = useWrite(integrationsCalls.newSecret, ['integrations'], { onDone: ({ secret }) => show(secret) });
  const start = () => make.mutateAsync({ integration_id }).catch(() => undefined); // the error is already shown
  const ask = () =>
    modal.confirm({
      title: t('secret.renew_title'),
      content: t('secret.renew_text'),
      okText: t('secret.renew'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: start,
    });
  return (
    <>
      <Button loading={make.isPending} disabled={whyNot !== null} onClick={has_secret === 1 ? ask : () => void start()}>
        {t(has_secret === 1 ? 'secret.renew' : 'secret.make')}
      </Button>
      <ShownOnce title={t('secret.once_title')} value={shown} onClose={() => show(null)} />
    </>
  );
}

function TestButton({ integration: { integration_id } }: PartProps) {
  const { t } = useTranslation('integrations');
  const { message } = App.useApp();
  const test = useWrite(integrationsCalls.test, ['integrations'], { onDone: () => void message.success(t('test_sent')) });
  return (
    <Button loading={test.isPending} onClick={() => test.mutate({ integration_id })}>
      {t('test')}
    </Button>
  );
}
