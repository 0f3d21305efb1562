import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { nameTab } from '../kernel/tabs.ts';
import { PaneContext } from '../kernel/unsaved.ts';

export type PageHeadProps = {
  title: ReactNode;
  purpose?: ReactNode;
  actions?: ReactNode;
  back?: string;
  status?: ReactNode;
  /** The record's own number or name, for the page's tab. */
  tab?: string | undefined;
};

/** The head of every page: title, description, actions. */
export function PageHead({ title, purpose, actions, back, status, tab }: PageHeadProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useTabName(tab);
  return (
    <header className="page-head">
      {back !== undefined && (
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} aria-label={t('actions.back')} onClick={() => navigate(back)} />
      )}
      <div className="page-head-text">
        <div className="page-head-line">
          <h1>{title}</h1>
          {status}
        </div>
        {purpose && <p>{purpose}</p>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}

function useTabName(name: string | undefined): void {
  const pane = use(PaneContext);
  // The tabs are outside of React.
  useEffect(() => {
    if (pane !== null && name !== undefined) nameTab(pane.key, name);
  }, [pane, name]);
}
