import { mailsDeskCalls, type MailDetail } from '@quayside/contract/mails/mails.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Sends a mail again; a security mail gets a new link. */
export function MailAgain({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation(['mails', 'kernel']);
  const { message, modal } = App.useApp();
  const maySend = useCan('desk.mails.send');
  const again = useWrite(mailsDeskCalls.deskSendAgain, ['mails'], { onDone: () => void message.success(t('again_done')) });
  if (!maySend) return null;
  const ask = () =>
    modal.confirm({
      title: t('again_title'),
      content: t(mail.is_security === 1 ? 'again_link' : 'again_text', { address: mail.to_address }),
      okText: t('again'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => again.mutate({ mail_id: mail.mail_id }),
    });
  return (
    <Button loading={again.isPending} onClick={ask}>
      {t('again')}
    </Button>
  );
}
