import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { MAX_STATEMENT_LINES } from '@quayside/domain/top-ups/top-up-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Tooltip, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '#desk/kernel/text-of-file.ts';

const MOST_LETTERS = 500_000;

/** A bank's file, read in the browser and sent as text. */
export function ImportStatement() {
  const { t } = useTranslation('desk-top-ups');
  const { message } = App.useApp();
  const send = useWrite(topUpsDeskCalls.deskImportStatement, ['top-ups'], {
    onDone: (counts) => void message.success(t('imported', counts)),
  });
  const read = async (file: File) => {
    if (file.name.length < 3 || file.name.length > 64) return void message.error(t('bad_name'));
    const content = textOfFile(await file.arrayBuffer());
    if (content.length > MOST_LETTERS) return void message.error(t('too_large'));
    send.mutate({ name: file.name, content });
  };
  return (
    <Upload
      accept=".csv,text/csv"
      showUploadList={false}
      beforeUpload={(file) => {
        void read(file);
        return false;
      }}
    >
      <Tooltip title={t('import_hint', { max: MAX_STATEMENT_LINES })}>
        <Button type="primary" loading={send.isPending}>
          {t('import')}
        </Button>
      </Tooltip>
    </Upload>
  );
}
