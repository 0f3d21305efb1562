import { InboxOutlined } from '@ant-design/icons';
import { basicConfigCalls } from '@quayside/contract/basic-config/basic-config.calls';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Spin, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useClient } from '../kernel/context.ts';
import { isSilent } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { sheetSuffixes, whyNotSheet } from '../kernel/file-checks.ts';
import { importKinds } from './import-kinds.ts';
import { useRead } from '../kernel/query.ts';

const USUAL_MEGABYTES = 5;

/** Uploads a workbook by drag or file dialog. Files the server would refuse are not sent. */
export function ImportUpload({ kind }: { kind: ImportKindName }) {
  const { t } = useTranslation('imports');
  const limit = useRead(basicConfigCalls.getValue, { cfg_name: 'max_upload_size' }, { silent: true, staleMs: 300_000 });
  const max = limit.data?.max ?? null;
  const { send, sending, failure } = useSendWorkbook(kind, max);
  return (
    <section className="panel panel-body import-upload">
      <Spin spinning={sending !== null} description={sending === null ? undefined : t('uploading', { name: sending })}>
        <Upload.Dragger
          accept={sheetSuffixes}
          showUploadList={false}
          disabled={sending !== null}
          beforeUpload={(file) => {
            void send(file);
            return false;
          }}
        >
          <span className="import-drop">
            <InboxOutlined aria-hidden className="import-drop-icon" />
            <strong>{t('drop')}</strong>
            <span className="quiet">{t('drop_hint', { max: max ?? USUAL_MEGABYTES })}</span>
          </span>
        </Upload.Dragger>
      </Spin>
      {failure !== null && <Alert type="error" showIcon title={t('upload_failed')} description={failure} />}
    </section>
  );
}

function useSendWorkbook(kind: ImportKindName, max: number | null) {
  const { t } = useTranslation('imports');
  const client = useClient();
  const queries = useQueryClient();
  const textOf = useFailureText();
  const [, setParams] = useSearchParams();
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotSheet(file, max);
    setFailure(why === null ? null : why === 'too_large' ? t('too_large', { max: max ?? USUAL_MEGABYTES }) : t(why));
    if (why !== null) return;
    setSending(file.name);
    try {
      const { import_id } = await client.upload(importKinds[kind].upload, file, {});
      await queries.invalidateQueries({ queryKey: ['imports'] });
      setParams({ import_id: String(import_id) });
    } catch (error) {
      if (!isSilent(error)) setFailure(textOf(error));
    } finally {
      setSending(null);
    }
  };
  return { send, sending, failure };
}
