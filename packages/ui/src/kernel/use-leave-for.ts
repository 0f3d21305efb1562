import { use } from 'react';
import { useNavigate } from 'react-router';
import { closeTabs } from './tabs.ts';
import { PaneContext } from './unsaved.ts';

/** Goes on to another page and closes the tab of this one: its work is done and would only lie around. */
export function useLeaveFor(): (path: string) => void {
  const navigate = useNavigate();
  const pane = use(PaneContext);
  return (path) => {
    if (pane !== null) closeTabs('one', pane.key);
    void navigate(path);
  };
}
