import { FilePdfOutlined } from '@ant-design/icons';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import type { TopUpDraft, TopUpInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { CopyButton } from '@quayside/ui/display/copyable';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { dayText } from '@quayside/ui/kernel/values';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Alert, Button, Form, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { AccountLines, useAccountLines } from './account-facts.tsx';
import { draftParam, useDraft } from './use-draft.ts';

/** The payment reference and the receiving account, as the server keeps them for this draft. */
export function AccountStep() {
  const form = Form.useFormInstance<z.input<typeof TopUpInput>>();
  const [params] = useSearchParams();
  const read = useDraft(params.get(draftParam));
  const reference = read.data?.reference;
  // The server creates the reference: it is set in the form when it arrives, and again when the payment method changes.
  useEffect(() => {
    form.setFieldValue('reference', reference);
  }, [form, reference]);
  return (
    <>
      <Form.Item name="reference" hidden getValueProps={(value) => ({ value: value ?? '' })}>
        <input type="hidden" />
      </Form.Item>
      {read.isPending && <Skeleton active />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <PayTo draft={read.data} />}
    </>
  );
}

function PayTo({ draft }: { draft: TopUpDraft }) {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  const { reference, account, is_open, kept_until } = draft;
  const lines = useAccountLines(account);
  const paper = useDownload(topUpsCalls.bankPdf, 'pdf');
  const note = currentLanguage() === 'en' ? account.note_en : account.note_cn;
  const all = [[t('reference'), reference], ...lines].map(([label, value]) => `${label}: ${value}`).join('\n');
  return (
    <div className="pay-to">
      {is_open === 0 && <Alert type="warning" showIcon title={t('account_closed')} />}
      <section className="pay-reference">
        <div>
          <h3>{t('quote_title')}</h3>
          <p className="pay-reference-value">{reference}</p>
          <p className="quiet">{t('quote_hint')}</p>
        </div>
        <CopyButton text={reference}>{t('copy_reference')}</CopyButton>
      </section>
      <section>
        <div className="pay-to-head">
          <h3>{t('pay_to', { method: t(`method.${draft.method}`, { ns: 'top-up-words' }), currency: draft.currency })}</h3>
          <span className="pay-to-tools">
            <CopyButton text={all}>{t('copy_all')}</CopyButton>
            <Button
              size="small"
              icon={<FilePdfOutlined aria-hidden />}
              loading={paper.busy}
              onClick={() => void paper.start({ reference })}
            >
              {t('bank_pdf')}
            </Button>
          </span>
        </div>
        <AccountLines lines={lines} />
      </section>
      {note !== '' && <Alert type="info" showIcon title={note} />}
      <p className="quiet">{t('kept_until', { day: dayText(kept_until, currentLanguage()) })}</p>
    </div>
  );
}
