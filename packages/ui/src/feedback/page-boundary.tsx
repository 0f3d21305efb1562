import { BugOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from './boundary.tsx';
import { EmptyState } from './states.tsx';

/** A page that fails shows why and can be tried again; the shell stays. */
export function PageBoundary({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <Boundary broken={BrokenPage} {...(onRetry ? { onRetry } : {})}>
      {children}
    </Boundary>
  );
}

function BrokenPage({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="page">
      <EmptyState
        icon={<BugOutlined aria-hidden />}
        title={t('error.page')}
        hint={t('error.page_hint')}
        action={
          <Button type="primary" onClick={retry}>
            {t('actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
