import { use } from 'react';
import { useNavigate } from 'react-router';
import { closeTabs } from './tabs.ts';
import { PaneContext } from './unsaved.ts';

/** Goes to another page and closes this page's tab, because its work is done. */
export function useLeaveFor(): (path: string) => void {
  const navigate = useNavigate();
  const pane = use(PaneContext);
  return (path) => {
    if (pane !== null) closeTabs('one', pane.key);
    void navigate(path);
  };
}
