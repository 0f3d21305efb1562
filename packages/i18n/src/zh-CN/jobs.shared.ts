import type { jobsShared as source } from '../en/jobs.shared.ts';
import type { Same } from '../same.ts';

export const jobsShared = {
  menu: {
    jobs: '任务与失败任务',
    services: '外部服务',
  },
  queues: {
    'jobs.failed': '失败任务',
  },
  refusals: {
    'jobs.move_not_allowed': '该任务的状态已变化，请重新查看。',
    'jobs.no_result': '该任务没有可下载的文件。',
  },
  operations: {
    'jobs.get_file': '下载结果文件',
    'jobs.retry': '重新执行失败任务',
    'jobs.discard': '放弃失败任务',
  },
} as const satisfies Same<typeof source>;
