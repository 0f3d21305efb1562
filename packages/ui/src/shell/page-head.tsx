import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { wasKeyboard } from '../kernel/last-input.ts';
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
  const heading = useFocusedHeading();
  return (
    <header className="page-head">
      {back !== undefined && (
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} aria-label={t('actions.back')} onClick={() => navigate(back)} />
      )}
      <div className="page-head-text">
        <div className="page-head-line">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {status}
        </div>
        {purpose && <div className="page-head-purpose">{purpose}</div>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}

/** Names the page's tab, for pages without a head of this kind. */
export function useTabName(name: string | undefined): void {
  const pane = use(PaneContext);
  // The tabs are outside of React.
  useEffect(() => {
    if (pane !== null && name !== undefined) nameTab(pane.key, name);
  }, [pane, name]);
}

/** A page opened by a key starts at its heading: the link that opened it is on a hidden page. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    // Effects run again when a hidden tab is shown, which keeps its own focus.
    if (isDone.current) return;
    isDone.current = true;
    // Moving along the tab bar by arrow keys stays there.
    const isTabBar = document.activeElement?.matches('[role="tab"]') ?? false;
    if (wasKeyboard() && !isTabBar) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
