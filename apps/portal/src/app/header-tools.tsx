import type { CurrentUser } from '@quayside/contract/sessions/sessions.calls';
import { TaskTray } from '@quayside/ui/jobs/task-tray';
import { AppDownload } from '../areas/basic-config/app-download.tsx';
import { HelpLink } from '../areas/brands/help-link.tsx';
import { PageHelp } from '../areas/guides/page-help.tsx';
import { NoticeBell } from '../areas/notices/notice-bell.tsx';

/** The merchant's buttons in the header. */
export function HeaderTools({ user }: { user: CurrentUser }) {
  return (
    <>
      {user.app_down_button_is_display === 1 && <AppDownload />}
      <HelpLink />
      <PageHelp menu={user.menu_list} />
      <TaskTray />
      <NoticeBell />
    </>
  );
}
