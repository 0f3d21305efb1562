import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import type { TariffRow } from '@quayside/contract/tariffs/tariffs.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { EMPTY } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TariffActions } from './tariff-actions.tsx';
import { TariffChanges, TariffEffects, TariffParcels } from './tariff-comparison.tsx';
import { TariffDays, TariffTag } from './tariff-tags.tsx';

/** One version, and what it changes against the one before it. */
export function TariffDetailPage() {
  const { t } = useTranslation('desk-tariffs');
  const [params] = useSearchParams();
  const input = tariffsDeskCalls.deskGet.input.safeParse({ version_id: Number(params.get('id')) });
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={tariffsDeskCalls.deskGet}
      input={input.data}
      title={t('name')}
      titleOf={({ name }) => name}
      back={deskTariffPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={[
        { key: 'version', title: t('section_version'), body: factsOf },
        { key: 'effect', title: t('section_effect'), flush: true, body: effectsOf },
        { key: 'changes', title: t('section_changes'), flush: true, body: changesOf },
        { key: 'parcels', title: t('section_parcels'), flush: true, body: parcelsOf },
      ]}
    />
  );
}

const statusOf = (tariff: TariffRow) => ({ tag: <TariffTag tariff={tariff} />, next: <TariffDays {...tariff} /> });
const actionsOf = (tariff: TariffRow) => <TariffActions tariff={tariff} />;
const factsOf = (tariff: TariffRow) => <TariffFacts tariff={tariff} />;
const effectsOf = ({ version_id }: TariffRow) => <TariffEffects version_id={version_id} />;
const changesOf = ({ version_id }: TariffRow) => <TariffChanges version_id={version_id} />;
const parcelsOf = ({ version_id }: TariffRow) => <TariffParcels version_id={version_id} />;

function TariffFacts({ tariff }: { tariff: TariffRow }) {
  const { t } = useTranslation('desk-tariffs');
  return (
    <Facts
      facts={[
        [t('days'), <TariffDays key="days" {...tariff} />],
        [t('currency'), tariff.currency],
        [t('file'), tariff.file_name || EMPTY],
        [t('created_by'), tariff.created_by ?? EMPTY],
        [t('created_at'), <TimeText key="created" at={tariff.created_at} />],
        [t('published_by'), tariff.published_by ?? EMPTY],
        [t('published_at'), <TimeText key="published" at={tariff.published_at} />],
      ]}
    />
  );
}
