import { InboxOutlined } from '@ant-design/icons';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import { MAX_TARIFF_BYTES } from '@quayside/domain/tariffs/tariff-rules';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { sheetSuffixes, whyNotSheet } from '@quayside/ui/kernel/file-checks';
import { useRefresh } from '@quayside/ui/kernel/query';
import { Alert, Spin, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const MAX_MEGABYTES = MAX_TARIFF_BYTES / 1024 / 1024;

/** Uploads a workbook by drag or file dialog and opens its import. */
export function TariffUpload() {
  const { t } = useTranslation('desk-tariffs');
  const { send, sending, failure } = useSendTariff();
  return (
    <section className="panel panel-body">
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
          <InboxOutlined aria-hidden /> <strong>{t('drop')}</strong>
        </Upload.Dragger>
      </Spin>
      {failure !== null && <Alert type="error" showIcon title={t('upload_failed')} description={failure} />}
    </section>
  );
}

function useSendTariff() {
  const { t } = useTranslation('desk-tariffs');
  const client = useClient();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const textOf = useFailureText();
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotSheet(file, MAX_MEGABYTES);
    setFailure(why === null ? null : t(why));
    if (why !== null) return;
    setSending(file.name);
    try {
      const { import_id } = await client.upload(tariffsDeskCalls.deskImport, file, {});
      refresh(['tariffs']);
      void navigate(deskTariffPaths.imported(import_id));
    } catch (error) {
      if (!isSilent(error)) setFailure(textOf(error));
    } finally {
      setSending(null);
    }
  };
  return { send, sending, failure };
}
