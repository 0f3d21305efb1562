import type { staffShared as source } from '../en/staff.shared.ts';
import type { Same } from '../same.ts';

export const staffShared = {
  menu: {
    staff: '员工',
    own_account: '我的账号',
  },
  refusals: {
    'staff.last_administrator': '这是最后一位管理员，请先指定其他管理员。',
    'staff.second_factor_required': '您的角色必须使用两步验证，请先设置。',
    'staff.link_invalid': '该链接已失效：已使用、已过期，或已发送新的链接。请联系管理员重新发送。',
    'staff.disabled': '该员工已停用，请先启用。',
  },
  fields: {
    'staff.weak_password': '12 至 64 个字符，须包含字母和数字',
  },
  operations: {
    'staff.save': '保存员工',
    'staff.reset_access': '重置员工登录',
    'staff.accept_link': '通过链接设置密码',
    'staff.update_password': '修改本人密码',
    'staff.revoke_session': '结束本人会话',
    'staff.start_totp': '设置两步验证',
    'staff.confirm_totp': '开启两步验证',
    'staff.stop_totp': '关闭两步验证',
    'staff.new_recovery_codes': '生成新的恢复码',
  },
} as const satisfies Same<typeof source>;
