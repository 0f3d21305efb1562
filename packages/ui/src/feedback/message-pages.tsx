import { CheckCircleOutlined, CloseCircleOutlined, CloudServerOutlined, FileUnknownOutlined, LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from './states.tsx';

function ToHome({ children }: { children: string }) {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate('/')}>
      {children}
    </Button>
  );
}

type MessageProps = { icon: ReactNode; title: string; hint: string; action?: ReactNode };

function MessagePage({ icon, title, hint, action }: MessageProps) {
  return (
    <div className="page message-page">
      <EmptyState icon={icon} title={title} hint={hint} action={action} heading />
    </div>
  );
}

/** SHELL-19, SHELL-37. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const home = <ToHome>{t('not_found.home')}</ToHome>;
  return <MessagePage icon={<FileUnknownOutlined aria-hidden />} title={t('not_found.title')} hint={t('not_found.hint')} action={home} />;
}

/** SHELL-38. An account without any page gets no link to a home page. */
export function DeniedPage({ hasHome = true }: { hasHome?: boolean }) {
  const { t } = useTranslation();
  const home = hasHome && <ToHome>{t('not_found.home')}</ToHome>;
  return <MessagePage icon={<LockOutlined aria-hidden />} title={t('denied.title')} hint={t('denied.hint')} action={home} />;
}

/** A server error; `actions` are the buttons to continue. */
export function ServerErrorPage({ hint, actions }: { hint?: string; actions?: ReactNode }) {
  const { t } = useTranslation();
  const home = actions ?? <ToHome>{t('not_found.home')}</ToHome>;
  return <MessagePage icon={<CloudServerOutlined aria-hidden />} title={t('fault.title')} hint={hint ?? t('fault.hint')} action={home} />;
}

/** SHELL-36. */
export function ResultPage({ status }: { status: 'success' | 'fail' }) {
  const { t } = useTranslation();
  const home = <ToHome>{t('not_found.home')}</ToHome>;
  return status === 'success' ? (
    <MessagePage icon={<CheckCircleOutlined aria-hidden />} title={t('result.success')} hint={t('result.success_hint')} action={home} />
  ) : (
    <MessagePage icon={<CloseCircleOutlined aria-hidden />} title={t('result.fail')} hint={t('result.fail_hint')} action={home} />
  );
}
