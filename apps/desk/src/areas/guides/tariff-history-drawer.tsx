import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import type { DeskTariffNote } from '@quayside/contract/guides/guides.schemas';
import { Facts } from '@quayside/ui/detail/facts';
import { DayText } from '@quayside/ui/display/day-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Threshold, useTariffCountry } from '@quayside/ui/guides/tariff-texts';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReadOnlyDrawer } from '#desk/kernel/read-only-drawer.tsx';

/** Every row a rule has had, newest first. */
export function TariffHistoryDrawer({ note, onClose }: { note: DeskTariffNote; onClose: () => void }) {
  const { t } = useTranslation('desk-guides');
  const nameOf = useTariffCountry();
  const history = useRead(guidesDeskCalls.deskTariffHistory, { thread_id: note.thread_id }, { silent: true });
  return (
    <ReadOnlyDrawer title={t('tariff.history_title', { country: nameOf(note.country) })} size={720} onClose={onClose}>
      {history.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {history.isLoadingError && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.list.map((row) => (
        <OldRow key={row.note_id} row={row} />
      ))}
    </ReadOnlyDrawer>
  );
}

function OldRow({ row }: { row: DeskTariffNote }) {
  const { t } = useTranslation(['desk-guides', 'guides']);
  return (
    <section className="panel panel-body">
      <p>{currentLanguage() === 'en' ? row.rule_en : readerChinese(row.rule_cn)}</p>
      <Facts
        facts={[
          [t('tariff.threshold', { ns: 'guides' }), <Threshold key="threshold" note={row} />],
          [t('tariff.valid_from', { ns: 'guides' }), <DayText key="from" day={row.valid_from} />],
          [t('tariff.valid_to', { ns: 'guides' }), row.valid_to && <DayText key="to" day={row.valid_to} />],
          [t('tariff.source', { ns: 'guides' }), row.source],
          [t('tariff.written'), row.written_by ?? t('tariff.supplied')],
          [t('tariff.checked_on', { ns: 'guides' }), <DayText key="checked" day={row.checked_on} />],
          [t('tariff.replaced'), row.replaced_at ? <TimeText key="replaced" at={row.replaced_at} /> : t('tariff.in_use')],
        ]}
      />
    </section>
  );
}
