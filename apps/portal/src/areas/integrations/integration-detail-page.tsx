import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import type { IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { IntegrationActions } from './integration-actions.tsx';
import { IntegrationKeys } from './integration-keys.tsx';
import { IntegrationPush } from './integration-push.tsx';
import { IntegrationState } from './integration-state.tsx';

/** One integration: what it may do, its keys, and what it is told. */
export function IntegrationDetailPage() {
  const { t } = useTranslation('integrations');
  return (
    <DetailPage
      call={integrationsCalls.get}
      input={{ integration_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ name }) => name}
      back={integrationPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={[
        { key: 'facts', title: t('section_facts'), body: factsOf },
        { key: 'keys', title: t('section_keys'), body: keysOf },
        { key: 'push', title: t('section_push'), body: pushOf },
      ]}
    />
  );
}

const statusOf = (integration: IntegrationDetail) => ({ tag: <IntegrationState row={integration} /> });
const actionsOf = (integration: IntegrationDetail) => <IntegrationActions integration={integration} />;
const factsOf = (integration: IntegrationDetail) => <IntegrationFacts integration={integration} />;
const keysOf = (integration: IntegrationDetail) => <IntegrationKeys integration={integration} />;
const pushOf = (integration: IntegrationDetail) => <IntegrationPush integration={integration} />;

function IntegrationFacts({ integration }: { integration: IntegrationDetail }) {
  const { t } = useTranslation('integrations');
  const { data } = useRead(integrationsCalls.options, {}, { silent: true });
  const isChinese = currentLanguage() !== 'en';
  const titleOf = (scope: string) => {
    const known = data?.scopes.find(({ name }) => name === scope);
    return known ? (isChinese ? known.title_cn : known.title_en) : scope;
  };
  return (
    <Facts
      facts={[
        [t('name'), integration.name],
        [t('store_account_id'), integration.store_account_id],
        [t('warehouses'), integration.warehouses || t('warehouses_all')],
        [t('scopes'), integration.scopes.map(titleOf).join(', ') || t('scopes_none')],
        [t('allowed_addresses'), integration.allowed_addresses.join(', ') || t('allowed_anywhere')],
        [t('created'), <TimeText key="created" at={integration.created_at} />],
      ]}
    />
  );
}
