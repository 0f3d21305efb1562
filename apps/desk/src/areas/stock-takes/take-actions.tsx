import { stockTakesDeskCalls, type StockTake } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Tooltip, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '#desk/kernel/text-of-file.ts';

const touched = ['stock-takes', 'inventory', 'products'] as const;

/** Import, post, cancel: of an open stock-take. */
export function TakeActions({ take }: { take: StockTake }) {
  const { t } = useTranslation(['desk-stock-takes', 'kernel']);
  const { modal, message } = App.useApp();
  const listFaults = useFaultList();
  const post = useWrite(stockTakesDeskCalls.deskPost, touched, { silent: true });
  const cancel = useWrite(stockTakesDeskCalls.deskCancel, touched);
  const { take_id, take_no, differing, surplus, shortage } = take;
  const back = t('actions.cancel', { ns: 'kernel' });
  const askToPost = () =>
    modal.confirm({
      title: t('post_title', { take_no }),
      content: t('post_text', { differing, surplus, shortage }),
      okText: t('post'),
      cancelText: back,
      onOk: () =>
        post
          .mutateAsync({ take_id })
          .then(() => void message.success(t('posted', { take_no })))
          .catch((error: unknown) => listFaults(t('post_failed'), error)),
    });
  const askToCancel = () =>
    modal.confirm({
      title: t('cancel_title', { take_no }),
      content: t('cancel_text'),
      okText: t('cancel'),
      cancelText: back,
      onOk: () => cancel.mutateAsync({ take_id }).then(() => void message.success(t('canceled', { take_no }))),
    });
  return (
    <>
      <ImportCounts take_id={take_id} />
      <Button onClick={askToCancel}>{t('cancel')}</Button>
      <Button type="primary" onClick={askToPost}>
        {t('post')}
      </Button>
    </>
  );
}

/** Shows every error of an answer below each other: there may be hundreds of rows. */
function useFaultList() {
  const { modal } = App.useApp();
  return (title: string, error: unknown) => {
    const fields = error instanceof RefusedError ? error.fields : [];
    const content = fields.length === 0 ? String(error instanceof Error ? error.message : error) : null;
    modal.error({
      title,
      content: content ?? (
        <ul className="take-faults">
          {fields.map(({ path, msg }) => (
            <li key={path}>{msg}</li>
          ))}
        </ul>
      ),
    });
  };
}

function ImportCounts({ take_id }: { take_id: number }) {
  const { t } = useTranslation('desk-stock-takes');
  const { message } = App.useApp();
  const listFaults = useFaultList();
  const send = useWrite(stockTakesDeskCalls.deskImport, ['stock-takes'], { silent: true });
  const read = async (file: File) => {
    try {
      const { rows } = await send.mutateAsync({ take_id, content: textOfFile(await file.arrayBuffer()) });
      void message.success(t('imported', { count: rows }));
    } catch (error) {
      listFaults(t('import_failed'), error);
    }
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
      <Tooltip title={t('import_hint')}>
        <Button loading={send.isPending}>{t('import')}</Button>
      </Tooltip>
    </Upload>
  );
}
