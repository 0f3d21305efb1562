import type { Same } from '../same.ts';
import type { operations as source } from '../en/operations.ts';

export const operations = {
  'sessions.login': '登录',
  'sessions.logout': '退出登录',
  'sessions.desk_login': '登录工作台',
  'sessions.desk_logout': '退出工作台',
  'jobs.get_file': '下载结果文件',
  'jobs.retry': '重新执行失败任务',
  'jobs.discard': '放弃失败任务',
  'uploads.image': '上传图片',
  'operation-log.export': '导出操作日志',
  'warning-emails.save': '保存预警邮箱',
  'warning-emails.change_status': '开启或关闭预警邮箱',
} as const satisfies Same<typeof source>;
