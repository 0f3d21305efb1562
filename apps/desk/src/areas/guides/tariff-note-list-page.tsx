import { PlusOutlined } from '@ant-design/icons';
import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import type { DeskTariffNote } from '@quayside/contract/guides/guides.schemas';
import { DayText } from '@quayside/ui/display/day-text';
import { ConfidenceTag, Threshold, useTariffCountry } from '@quayside/ui/guides/tariff-texts';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { TariffHistoryDrawer } from './tariff-history-drawer.tsx';
import { TariffNoteDrawer } from './tariff-note-drawer.tsx';

type Open = { kind: 'edit'; note: DeskTariffNote | null } | { kind: 'history'; note: DeskTariffNote };

/** Customs and tax thresholds: staff keep them true. */
export function TariffNoteListPage() {
  const { t } = useTranslation('desk-guides');
  const [open, show] = useState<Open | null>(null);
  const close = () => show(null);
  return (
    <>
      <WholeListPage
        call={guidesDeskCalls.deskTariffs}
        rowKey="note_id"
        title={t('tariff.title')}
        purpose={t('tariff.purpose')}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show({ kind: 'edit', note: null })}>
            {t('tariff.add')}
          </Button>
        }
        columns={useColumns(show)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {open?.kind === 'edit' && <TariffNoteDrawer note={open.note} onClose={close} />}
      {open?.kind === 'history' && <TariffHistoryDrawer note={open.note} onClose={close} />}
    </>
  );
}

function useColumns(show: (open: Open) => void): ListColumn<DeskTariffNote>[] {
  const { t } = useTranslation(['desk-guides', 'guides']);
  const nameOf = useTariffCountry();
  const isEnglish = currentLanguage() === 'en';
  return [
    { key: 'country', title: t('tariff.country', { ns: 'guides' }), width: 150, render: (row) => nameOf(row.country) },
    {
      key: 'threshold',
      title: t('tariff.threshold', { ns: 'guides' }),
      width: 120,
      align: 'end',
      render: (row) => <Threshold note={row} />,
    },
    {
      key: isEnglish ? 'rule_en' : 'rule_cn',
      title: t('tariff.rule', { ns: 'guides' }),
      width: 420,
      card: 'note',
      render: (row) => (isEnglish ? row.rule_en : readerChinese(row.rule_cn)),
    },
    { key: 'valid_from', title: t('tariff.valid_from', { ns: 'guides' }), width: 120, render: (row) => <DayText day={row.valid_from} /> },
    { key: 'valid_to', title: t('tariff.valid_to', { ns: 'guides' }), width: 120, render: (row) => <DayText day={row.valid_to} /> },
    {
      key: 'confidence',
      title: t('tariff.confidence', { ns: 'guides' }),
      width: 110,
      card: 'tag',
      render: (row) => <ConfidenceTag confidence={row.confidence} />,
    },
    { key: 'source', title: t('tariff.source', { ns: 'guides' }), width: 240 },
    { key: 'checked_on', title: t('tariff.checked_on', { ns: 'guides' }), width: 130, render: (row) => <DayText day={row.checked_on} /> },
    { key: 'checked_by', title: t('tariff.checked_by'), width: 170, render: (row) => row.checked_by ?? t('tariff.not_confirmed') },
    { ...actionsColumn(), width: 250, render: (row) => <NoteActions note={row} show={show} /> },
  ];
}

function NoteActions({ note, show }: { note: DeskTariffNote; show: (open: Open) => void }) {
  const { t } = useTranslation('desk-guides');
  const { message } = App.useApp();
  const confirm = useWrite(guidesDeskCalls.deskConfirmTariff, ['guides'], { onDone: () => void message.success(t('tariff.confirmed')) });
  return (
    <RowActions>
      <RowAction loading={confirm.isPending} onClick={() => confirm.mutate({ note_id: note.note_id })}>
        {t('tariff.confirm')}
      </RowAction>
      <RowAction onClick={() => show({ kind: 'edit', note })}>{t('tariff.edit')}</RowAction>
      <RowAction onClick={() => show({ kind: 'history', note })}>{t('tariff.history')}</RowAction>
    </RowActions>
  );
}
