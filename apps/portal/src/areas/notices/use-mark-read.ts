import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { useWrite } from '@quayside/ui/kernel/query';

/** Refreshes count, list and workplace. If marking fails, the notice is shown again later. */
export function useMarkRead(): (press_id: number) => void {
  const mark = useWrite(noticesCalls.markRead, ['notices', 'dashboards'], { silent: true });
  return (press_id) => mark.mutate({ press_id });
}
