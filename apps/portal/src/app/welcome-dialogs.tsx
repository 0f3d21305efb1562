import type { CurrentUser } from '@quayside/contract/sessions/sessions.calls';
import { menuPages } from '@quayside/ui/kernel/menu';
import { lazy, Suspense, useState } from 'react';
import { NoticeDialog } from '../areas/notices/notice-dialog.tsx';

const GuideDialog = lazy(() => import('../areas/accounts/guide-dialog.tsx').then((file) => ({ default: file.GuideDialog })));

/** Dialogs that open by themselves: the guide first, once (USER-31); then the newest notice. */
export function WelcomeDialogs({ user }: { user: CurrentUser }) {
  const [read, setRead] = useState(user.guide_type_3 === 1);
  if (read) return <NoticeDialog />;
  const hasHelp = menuPages(user.menu_list).some(({ item }) => item.path === '/help');
  return (
    <Suspense fallback={null}>
      <GuideDialog helpPath={hasHelp ? '/help' : null} onRead={() => setRead(true)} />
    </Suspense>
  );
}
