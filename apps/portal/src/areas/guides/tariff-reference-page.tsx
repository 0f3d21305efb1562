import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import type { TariffNote } from '@quayside/contract/guides/guides.schemas';
import { noteState, noteStates, type NoteState } from '@quayside/domain/guides/guide-rules';
import { DayText } from '@quayside/ui/display/day-text';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { ConfidenceTag, NoteStateTag, Threshold, useTariffCountry } from '@quayside/ui/guides/tariff-texts';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { useRead } from '@quayside/ui/kernel/query';
import { today } from '@quayside/ui/kernel/today';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Select, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './guides.css';

/** Customs and tax thresholds by country, each with its dates, its source and when it was last checked (HELP-06). */
export function TariffReferencePage() {
  const { t } = useTranslation('guides');
  const tariffs = useRead(guidesCalls.tariffs, {}, { silent: true });
  return (
    <div className="page">
      <PageHead title={t('tariff.title')} purpose={t('tariff.purpose')} />
      <section className="panel">
        {tariffs.isPending && <Skeleton className="panel-body" active paragraph={{ rows: 12 }} />}
        {tariffs.isLoadingError && <ErrorState error={tariffs.error} onRetry={() => void tariffs.refetch()} />}
        {tariffs.data && <Notes notes={tariffs.data.list} />}
      </section>
    </div>
  );
}

function Notes({ notes }: { notes: readonly TariffNote[] }) {
  const { t } = useTranslation('guides');
  const mobile = useMedia(MOBILE);
  const nameOf = useTariffCountry();
  const [country, choose] = useState<string>();
  const [state, narrow] = useState<NoteState>();
  const day = today();
  const shown = notes.filter(
    (note) => (country ?? note.country) === note.country && (state ?? noteState(note, day)) === noteState(note, day),
  );
  const countries = [...new Set(notes.map((note) => note.country))].map((value) => ({ value, label: nameOf(value) }));
  return (
    <>
      <div className="tariff-filters">
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('tariff.country')}
          placeholder={t('tariff.all_countries')}
          options={countries}
          onChange={choose}
        />
        <Select
          allowClear
          aria-label={t('tariff.state')}
          placeholder={t('tariff.all_states')}
          options={noteStates.map((value) => ({ value, label: t(`tariff.states.${value}`) }))}
          onChange={narrow}
        />
      </div>
      <p className="panel-body tariff-small">{t('tariff.confidence_hint')}</p>
      {shown.length === 0 && <EmptyState title={t('tariff.empty')} hint={t('tariff.empty_hint')} />}
      {shown.length > 0 && (mobile ? <NoteCards notes={shown} day={day} /> : <NoteTable notes={shown} day={day} />)}
    </>
  );
}

type NotesProps = { notes: readonly TariffNote[]; day: string };

function NoteTable({ notes, day }: NotesProps) {
  const { t } = useTranslation('guides');
  const nameOf = useTariffCountry();
  return (
    <Table<TariffNote>
      size="middle"
      rowKey="note_id"
      dataSource={notes}
      pagination={false}
      scroll={{ x: 1180 }}
      columns={[
        { key: 'country', title: t('tariff.country'), width: 150, render: (_, note) => nameOf(note.country) },
        { key: 'threshold', title: t('tariff.threshold'), width: 120, align: 'end', render: (_, note) => <Threshold note={note} /> },
        { key: 'rule', title: t('tariff.rule'), render: (_, note) => readerChinese(note.rule) },
        { key: 'state', title: t('tariff.state'), width: 120, render: (_, note) => <NoteStateTag state={noteState(note, day)} /> },
        { key: 'from', title: t('tariff.valid_from'), width: 120, render: (_, note) => <DayText day={note.valid_from} /> },
        { key: 'to', title: t('tariff.valid_to'), width: 120, render: (_, note) => <DayText day={note.valid_to} /> },
        { key: 'source', title: t('tariff.source'), width: 220, dataIndex: 'source' },
        {
          key: 'checked',
          title: t('tariff.checked_on'),
          width: 130,
          render: (_, note) => (
            <>
              <DayText day={note.checked_on} />
              <br />
              <ConfidenceTag confidence={note.confidence} />
            </>
          ),
        },
      ]}
    />
  );
}

function NoteCards({ notes, day }: NotesProps) {
  const { t } = useTranslation('guides');
  const nameOf = useTariffCountry();
  return (
    <ul className="tariff-cards">
      {notes.map((note) => (
        <li key={note.note_id}>
          <strong>
            {nameOf(note.country)}
            <Threshold note={note} />
          </strong>
          <span>{readerChinese(note.rule)}</span>
          <span>
            <NoteStateTag state={noteState(note, day)} /> <ConfidenceTag confidence={note.confidence} />
          </span>
          <span className="tariff-small">
            <DayText day={note.valid_from} /> – {note.valid_to && <DayText day={note.valid_to} />} · {note.source}
          </span>
          <span className="tariff-small">
            {t('tariff.checked_on')} <DayText day={note.checked_on} />
          </span>
        </li>
      ))}
    </ul>
  );
}
