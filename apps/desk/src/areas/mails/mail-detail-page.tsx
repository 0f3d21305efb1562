import { mailsDeskCalls, type MailDetail } from '@quayside/contract/mails/mails.desk-calls';
import { deskMailPaths } from '@quayside/contract/mails/mails.paths';
import { Copyable } from '@quayside/ui/display/copyable';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { pageNonce } from '@quayside/ui/kernel/style-nonce';
import { EMPTY } from '@quayside/ui/kernel/values';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { TimeText } from '@quayside/ui/display/time-text';
import { Alert, Descriptions, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MailAgain } from './mail-again.tsx';
import { mailDocument } from './mail-document.ts';
import { MailStateTag } from './mail-state-tag.tsx';

export function MailDetailPage() {
  const { t } = useTranslation('mails');
  const [search] = useSearchParams();
  const mail_id = Number(search.get('mail_id'));
  if (!Number.isSafeInteger(mail_id) || mail_id < 1) return <NotFoundPage />;
  return (
    <DetailPage
      call={mailsDeskCalls.deskGet}
      input={{ mail_id }}
      title={t('message')}
      titleOf={(mail) => mail.subject}
      back={deskMailPaths.list}
      status={standing}
      actions={actions}
      sections={[
        { key: 'facts', title: t('facts'), body: facts },
        { key: 'message', title: t('message'), body: message, flush: true },
      ]}
    />
  );
}

const standing = (mail: MailDetail) => ({ tag: <MailStateTag state={mail.state} />, next: <MailNext state={mail.state} /> });
const actions = (mail: MailDetail) => <MailAgain mail={mail} />;
const facts = (mail: MailDetail) => <MailFacts mail={mail} />;
const message = (mail: MailDetail) => <MailMessage mail={mail} />;

function MailNext({ state }: Pick<MailDetail, 'state'>) {
  const { t } = useTranslation('mails');
  return t(`next.${state}`);
}

function MailFacts({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation('mails');
  const items = [
    { key: 'to_address', label: t('to_address'), children: <Copyable value={mail.to_address} /> },
    { key: 'to_name', label: t('to_name'), children: mail.to_name || EMPTY },
    { key: 'customer_id', label: t('customer_id'), children: <Copyable value={mail.customer_id} /> },
    { key: 'created_at', label: t('created_at'), children: <TimeText at={mail.created_at} seconds /> },
    { key: 'sent_at', label: t('sent_at'), children: <TimeText at={mail.sent_at} seconds /> },
    { key: 'template', label: t('template'), children: mail.template },
    ...(mail.error === null ? [] : [{ key: 'error', label: t('error'), children: mail.error }]),
  ];
  return <Descriptions size="small" column={{ xs: 1, sm: 2, lg: 3 }} items={items} />;
}

function MailMessage({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation('mails');
  const items = [
    {
      key: 'html',
      label: t('html'),
      // Sandboxed without any permission: a mail's content can neither run scripts nor access this page.
      children: <iframe className="mail-frame" sandbox="" srcDoc={mailDocument(mail.html, pageNonce())} title={t('preview')} />,
    },
    { key: 'text', label: t('text'), children: <pre className="mail-text">{mail.text}</pre> },
  ];
  return (
    <>
      {mail.is_security === 1 && <Alert className="mail-hidden" type="info" showIcon title={t('hidden_link')} />}
      <Tabs className="mail-tabs" items={items} />
    </>
  );
}
