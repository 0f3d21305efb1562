import { useDownload } from '@quayside/ui/kernel/use-download';
import { App, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import type { FileRow } from './file-rows.ts';
import { RowsTable } from './rows-table.tsx';
import { useFileRows, type FileCalls } from './use-file-rows.ts';

type DrawerProps<Field extends string> = {
  name: string;
  title: string;
  hint: string;
  fields: readonly Field[];
  titleOf: (field: Field) => string;
  calls: FileCalls;
  isSaving: boolean;
  saveText: (count: number) => string;
  /** Saves all rows or none; says what was done. */
  onSave: (rows: FileRow<Field>[]) => Promise<string>;
  onClose: () => void;
};

/** A file of at most 500 rows: every mistake is shown at its field and corrected here; then all rows are saved together. */
export function RowsDrawer<Field extends string>({ fields, titleOf, calls, onSave, onClose, ...drawer }: DrawerProps<Field>) {
  const { t } = useTranslation('desk-shipping');
  const { message } = App.useApp();
  const template = useDownload(calls.deskRowsTemplate);
  const { rows, faults, failure, paste, read, write, save } = useFileRows(fields, calls);
  const saveAll = async () => {
    const done = await save(onSave);
    if (done === null) return;
    void message.success(done);
    onClose();
  };
  return (
    <FormDrawer
      name={drawer.name}
      title={drawer.title}
      isDirty={rows.length > 0}
      isSaving={drawer.isSaving}
      failure={failure}
      saveText={drawer.saveText(rows.length)}
      onSave={() => void saveAll()}
      onClose={onClose}
    >
      <p className="quiet">
        {drawer.hint}{' '}
        <Button type="link" size="small" onClick={() => void template.start({})}>
          {t('template')}
        </Button>
      </p>
      <input
        type="file"
        accept=".xlsx,.xls,.csv,.txt"
        aria-label={t('choose_file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
        }}
      />
      {rows.length === 0 && (
        <Input.TextArea rows={6} aria-label={t('paste')} placeholder={t('paste')} onBlur={(event) => paste(event.target.value)} />
      )}
      {rows.length > 0 && <RowsTable fields={fields} titleOf={titleOf} rows={rows} faults={faults} onWrite={write} />}
    </FormDrawer>
  );
}
