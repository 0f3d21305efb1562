import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export type PageHeadProps = { title: ReactNode; purpose?: ReactNode; actions?: ReactNode; back?: string; status?: ReactNode };

/** The head of every page: title, description, actions. */
export function PageHead({ title, purpose, actions, back, status }: PageHeadProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
