import { DownloadOutlined } from '@ant-design/icons';
import { ListExportContext, type ListToExport } from '@quayside/ui/kernel/list-export';
import { Button } from 'antd';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Exports the list of a work screen with its filters, as `ListPage` does for tables. */
export function ExportButton(list: ListToExport) {
  const { t } = useTranslation();
  const start = use(ListExportContext);
  const [isBusy, setBusy] = useState(false);
  if (start === null) return null;
  const run = async () => {
    setBusy(true);
    // A failure is shown by the download itself.
    await start(list).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      aria-label={t('actions.export')}
      loading={isBusy}
      onClick={() => void run()}
    />
  );
}
