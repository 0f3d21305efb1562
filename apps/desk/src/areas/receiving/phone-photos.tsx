import { CameraOutlined } from '@ant-design/icons';
import type { OutputOf } from '@quayside/contract/kernel/call';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { useBrand } from '@quayside/ui/kernel/brand';
import { useClient } from '@quayside/ui/kernel/context';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useTitle } from '@quayside/ui/kernel/page-title';
import { momentText } from '@quayside/ui/kernel/values';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { Alert, Button, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './receiving.css';
import { shrinkPicture } from './shrink-picture.ts';

type State = OutputOf<typeof receivingDeskCalls.phoneState>;
const POLL_MS = 10_000;

/** The page behind the QR code: one button. No session; the token in the address can only add photos. */
export function ReceivingPhonePage() {
  const { t } = useTranslation('desk-receiving');
  const site = useBrand(({ brand }) => brand.site_name);
  const { state, failure, isSending, send } = usePhone(globalThis.location.hash.slice(1));
  const camera = useRef<HTMLInputElement>(null);
  useTitle(t('phone'), site);
  return (
    <main className="phone-page">
      {state && <h1>{t('phone_page.title', { number: state.inbound_no })}</h1>}
      {!state && failure === null && <Spin />}
      {state && <p className="phone-box">{state.box_no === null ? t('phone_page.no_box') : t('phone_page.box', { box: state.box_no })}</p>}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      {state && (
        <>
          <Button
            type="primary"
            icon={<CameraOutlined aria-hidden />}
            disabled={state.box_no === null}
            loading={isSending}
            onClick={() => camera.current?.click()}
          >
            {t('phone_page.take')}
          </Button>
          <p aria-live="polite">{t('phone_page.sent', { count: state.photos })}</p>
          <p className="quiet">{t('phone_page.ends', { time: momentText(state.expires_at, currentLanguage()) })}</p>
        </>
      )}
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('phone_page.take')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void send(files);
        }}
      />
    </main>
  );
}

function usePhone(token: string) {
  const client = useClient();
  const [state, setState] = useState<State | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const ask = () =>
      client.send(receivingDeskCalls.phoneState, { token }).then(setState, (error: unknown) => {
        setFailure(messageOf(error));
        // An expired link stays expired; without network the next try may succeed.
        if (error instanceof RefusedError) clearInterval(timer);
      });
    const timer = setInterval(() => void ask(), POLL_MS);
    void ask();
    return () => clearInterval(timer);
  }, [client, token]);
  const send = async (files: readonly File[]) => {
    setSending(true);
    setFailure(null);
    try {
      for (const file of files) {
        const added = await client.send(receivingDeskCalls.phonePhoto, { token, picture: await shrinkPicture(file) });
        setState((now) => now && { ...now, ...added });
      }
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return { state, failure, isSending, send };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
