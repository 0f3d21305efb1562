// Written by `npm run zh-tw` from zh-CN/jobs.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { jobsShared as source } from '../en/jobs.shared.ts';

export const jobsShared = {
  menu: {
    jobs: '任務與失敗任務',
    services: '外部服務',
  },
  queues: {
    'jobs.failed': '失敗任務',
  },
  refusals: {
    'jobs.move_not_allowed': '該任務的狀態已變化，請重新檢視。',
    'jobs.no_result': '該任務沒有可下載的檔案。',
  },
  operations: {
    'jobs.get_file': '下載結果檔案',
    'jobs.retry': '重新執行失敗任務',
    'jobs.discard': '放棄失敗任務',
  },
} as const satisfies Same<typeof source>;
