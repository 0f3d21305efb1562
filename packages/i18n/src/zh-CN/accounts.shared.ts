import type { accountsShared as source } from '../en/accounts.shared.ts';
import type { Same } from '../same.ts';

export const accountsShared = {
  menu: {
    profile: '个人中心',
  },
  refusals: {
    'accounts.link_invalid': '该链接已失效：已使用、已过期，或已发送新的链接。请重新获取。',
    'accounts.email_unverified': '请先验证邮箱。请点击邮件中的链接，或在个人中心重新发送。',
    'accounts.totp_required': '请输入身份验证器中的验证码。',
    'accounts.totp_wrong': '验证码错误或已使用，请等待下一个验证码。',
    'accounts.totp_not_started': '尚未设置两步验证，请重新开始。',
    'accounts.totp_already_on': '两步验证已开启，如需重新设置请先关闭。',
    'accounts.cannot_sign_in': '该账号或客户已停用，请先启用。',
    'accounts.validation_failure': '验证失败：请检查标出的字段。',
  },
  fields: {
    'accounts.phone': '请输入有效的电话号码',
    'accounts.weak_password': '8 至 64 个字符，须包含字母和数字',
    'accounts.common_password': '这是最常见的密码之一，请换一个',
    'accounts.password_with_name': '不能包含邮箱地址中的名称',
    'accounts.passwords_differ': '两次输入的密码不一致',
    'accounts.agree': '请同意隐私政策',
    'accounts.email_taken': '该邮箱已被注册',
    'accounts.wrong_proof': '密码或验证码不正确',
    'accounts.wrong_password': '当前密码错误',
  },
  operations: {
    'accounts.register': '注册',
    'accounts.verify_email': '验证邮箱',
    'accounts.send_verify_email': '重新发送验证邮件',
    'accounts.send_reset_email': '申请重置密码',
    'accounts.reset_password': '通过链接重置密码',
    'accounts.update_password': '修改密码',
    'accounts.change_true_tracking': '显示或隐藏真实跟踪号',
    'accounts.generate_api_key': '生成 API 密钥',
    'accounts.save_money_mails': '设置资金邮件通知',
    'accounts.update_guide': '阅读操作指引',
    'accounts.update_profile': '修改个人资料',
    'accounts.revoke_session': '结束会话',
    'accounts.start_totp': '设置两步验证',
    'accounts.confirm_totp': '开启两步验证',
    'accounts.stop_totp': '关闭两步验证',
    'accounts.new_recovery_codes': '生成新的恢复码',
    'accounts.desk_start_reset': '为账号发起密码重置',
  },
  jobs: {
    'accounts.send_reset_email': '发送重置密码邮件',
  },
} as const satisfies Same<typeof source>;
