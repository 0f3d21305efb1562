import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { IntegrationRow } from '@quayside/contract/integrations/integrations.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';

/** One integration. */
export function IntegrationDetailPage() {
  const { t } = useTranslation('integrations');
  return (
    <DetailPage
      call={integrationsCalls.get}
      input={{ integration_id: useIdParam() }}
      title={t('detail')}
      titleOf={(integration) => integration.name}
      back="/integrations"
      sections={[{ key: 'facts', title: t('section_facts'), body: factsOf }]}
    />
  );
}

const factsOf = (integration: IntegrationRow) => <IntegrationFacts integration={integration} />;

function IntegrationFacts({ integration }: { integration: IntegrationRow }) {
  const { t } = useTranslation('integrations');
  return (
    <Facts
      facts={[
        [t('name'), integration.name],
        [t('created'), <TimeText key="created" at={integration.created_at} />],
      ]}
    />
  );
}
