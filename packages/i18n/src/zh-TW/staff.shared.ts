// Written by `npm run zh-tw` from zh-CN/staff.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { staffShared as source } from '../en/staff.shared.ts';

export const staffShared = {
  menu: {
    staff: '員工',
    own_account: '我的帳號',
  },
  refusals: {
    'staff.last_administrator': '這是最後一位管理員，請先指定其他管理員。',
    'staff.second_factor_required': '您的角色必須使用兩步驗證，請先設定。',
    'staff.link_invalid': '該連結已失效：已使用、已過期，或已傳送新的連結。請聯絡管理員重新發送。',
    'staff.disabled': '該員工已停用，請先啟用。',
  },
  fields: {
    'staff.weak_password': '12 至 64 個字元，須包含字母和數字',
  },
  operations: {
    'staff.save': '儲存員工',
    'staff.reset_access': '重置員工登入',
    'staff.accept_link': '通過連結設定密碼',
    'staff.update_password': '修改本人密碼',
    'staff.revoke_session': '結束本人會話',
    'staff.start_totp': '設定兩步驗證',
    'staff.confirm_totp': '開啟兩步驗證',
    'staff.stop_totp': '關閉兩步驗證',
    'staff.new_recovery_codes': '生成新的恢復碼',
  },
} as const satisfies Same<typeof source>;
