import { BugOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportPageError } from '../kernel/report-page-error.ts';
import { EmptyState } from './states.tsx';

type Props = { children: ReactNode; onRetry?: () => void };

/** Error boundary: when a page throws or its chunk cannot be loaded, the shell keeps working. */
export class PageBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown) {
    reportPageError(error);
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ broken: false });
    };
    return <Broken retry={retry} />;
  }
}

function Broken({ retry }: { retry: () => void }) {
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
