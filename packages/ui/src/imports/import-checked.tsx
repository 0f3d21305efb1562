import { importsCalls } from '@quayside/contract/imports/imports.calls';
import type { ImportView } from '@quayside/contract/imports/imports.schemas';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ImportActions } from './import-actions.tsx';
import { ImportRows } from './import-rows.tsx';
import { currentLanguage } from '../kernel/i18n.ts';
import { countEdits, createEdits } from './import-edits.ts';
import { importKinds } from './import-kinds.ts';
import { useWrite } from '../kernel/query.ts';
import { useUnsavedGuard } from '../kernel/unsaved.ts';
import { wholeText } from '../kernel/values.ts';

/** A checked import: its content, its errors and the possible actions. */
export function ImportChecked({ view }: { view: ImportView }) {
  const { t } = useTranslation('imports');
  const [edits] = useState(createEdits);
  const unsaved = useStore(edits, countEdits);
  useUnsavedGuard('import', unsaved > 0);
  const { good_count, faulty_count } = view;
  const title =
    faulty_count > 0
      ? t('faulty_title', { count: faulty_count })
      : good_count > 0
        ? t('ready_title', { count: good_count })
        : t('nothing_title');
  const hint = faulty_count > 0 ? t('faulty_hint') : good_count > 0 ? null : t('nothing_hint');
  return (
    <>
      <section className="panel" aria-label={title}>
        <div className="panel-head import-head">
          <div>
            <h2 aria-live="polite">{title}</h2>
            {hint !== null && <p className="quiet">{hint}</p>}
          </div>
          <Counts view={view} />
        </div>
        <div className="panel-foot import-foot">
          <ModeSwitch view={view} isLocked={unsaved > 0} />
          <ImportActions view={view} unsaved={unsaved} />
        </div>
      </section>
      <ImportRows view={view} edits={edits} />
    </>
  );
}

const counts = ['row_count', 'good_count', 'faulty_count', 'unchanged_count'] as const;

function Counts({ view }: { view: ImportView }) {
  const { t } = useTranslation('imports');
  return (
    <dl className="import-counts">
      {counts.map((key) => (
        <div key={key} data-count={key} data-none={view[key] === 0 || undefined}>
          <dt>{t(`count.${key}`)}</dt>
          <dd>{wholeText(view[key], currentLanguage())}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Create or update. Every row is checked again, so corrections must be saved first. */
function ModeSwitch({ view, isLocked }: { view: ImportView; isLocked: boolean }) {
  const { t } = useTranslation('imports');
  const { import_id, kind, mode } = view;
  const change = useWrite(importsCalls.changeMode, ['imports']);
  const { modes } = importKinds[kind];
  if (modes.length < 2) return <span className="panel-foot-note" />;
  return (
    <span className="panel-foot-note import-mode">
      <span id="import-mode">{t('mode')}</span>
      <Radio.Group
        aria-labelledby="import-mode"
        optionType="button"
        disabled={isLocked || change.isPending}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`mode_text.${value}`) }))}
        onChange={(event) => change.mutate({ import_id, mode: event.target.value as typeof mode })} // the options' own values
      />
    </span>
  );
}
