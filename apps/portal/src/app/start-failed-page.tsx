import { internalPath } from '@quayside/ui/kernel/prompts';
import { ServerErrorPage } from '@quayside/ui/feedback/message-pages';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { signInAgain } from './session.ts';

/** The portal could not start (D-85): try again, or sign in again. Both reload the page. */
export function StartFailedPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const from = internalPath(search.get('from')) ?? '/';
  const actions = (
    <>
      <Button type="primary" onClick={() => location.assign(from.startsWith('/500') ? '/' : from)}>
        {t('actions.retry')}
      </Button>
      <Button onClick={() => signInAgain(from)}>{t('expired.again')}</Button>
    </>
  );
  return (
    <main className="public-page">
      <ServerErrorPage actions={actions} />
    </main>
  );
}
