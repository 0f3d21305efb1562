import { FileExcelOutlined } from '@ant-design/icons';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { importKinds } from './import-kinds.ts';
import { useDownload } from '../kernel/use-download.ts';

/** The latest template of an import. */
export function TemplateButton({ kind, type = 'default' }: { kind: ImportKindName; type?: ButtonProps['type'] }) {
  const { t } = useTranslation('imports');
  const template = useDownload(importKinds[kind].template);
  return (
    <Button type={type} icon={<FileExcelOutlined aria-hidden />} loading={template.busy} onClick={() => void template.start({})}>
      {t('template')}
    </Button>
  );
}
