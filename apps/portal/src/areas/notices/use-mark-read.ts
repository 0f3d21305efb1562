import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { useWrite } from '@quayside/ui/kernel/query';

/** Count, list and workplace follow. A notice that could not be marked is simply shown again. */
export function useMarkRead(): (press_id: number) => void {
  const mark = useWrite(noticesCalls.markRead, ['notices', 'dashboards'], { silent: true });
  return (press_id) => mark.mutate({ press_id });
}
