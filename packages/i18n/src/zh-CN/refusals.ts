import type { Same } from '../same.ts';
import type { refusals as source } from '../en/refusals.ts';

export const refusals = {
  'request.invalid': '参数错误：请检查标出的字段。',
  'request.malformed': '无法读取该请求，请刷新页面后重试。',
  'request.too_large': '发送的内容过大。',
  'request.unsupported_media': '此处不接受该类型的内容。',
  'request.not_found': '该记录不存在，或不属于您。',
  'request.too_frequent': '操作过于频繁，请稍等一分钟后再试。',
  'request.illegal_operation': '非法操作。',
  'request.key_reused': '该操作已用其他内容提交过，请刷新页面后重试。',
  'request.conflict': '数据刚刚被其他人修改，请查看后重试。',
  'session.expired': '登录状态已过期，请重新登录！',
  'permission.denied': '没有权限：您无权访问，请咨询管理员。',
  'call.unknown': '没有这个接口。',
  'server.fault': '系统出了点问题，请重试；如仍未解决，请把请求编号发给我们。',
  'server.unavailable': '服务暂时不可用，请稍后再试。',
  'sessions.wrong_credentials': '邮箱或密码错误。',
  'sessions.account_disabled': '该账号已停用，请咨询管理员。',
  'uploads.wrong_type': '文件类型或图片无效。',
  'uploads.too_large': '上传失败：文件超过 {{max_mb}} MB。',
  'uploads.broken': '上传失败：文件已损坏，无法读取。',
  'uploads.missing': '上传失败：没有收到文件。',
  'uploads.bad_name': '文件名（含扩展名）须为 3 至 64 个字符。',
  'jobs.move_not_allowed': '该任务的状态已变化，请重新查看。',
  'jobs.no_result': '该任务没有可下载的文件。',
} as const satisfies Same<typeof source>;
