// Written by `npm run zh-tw` from zh-CN/accounts.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { accountsShared as source } from '../en/accounts.shared.ts';

export const accountsShared = {
  menu: {
    profile: '個人中心',
  },
  refusals: {
    'accounts.link_invalid': '該連結已失效：已使用、已過期，或已傳送新的連結。請重新獲取。',
    'accounts.email_unverified': '請先驗證電子郵件。請點選郵件中的連結，或在個人中心重新發送。',
    'accounts.totp_required': '請輸入身份驗證器中的驗證碼。',
    'accounts.totp_wrong': '驗證碼錯誤或已使用，請等待下一個驗證碼。',
    'accounts.totp_not_started': '尚未設定兩步驗證，請重新開始。',
    'accounts.totp_already_on': '兩步驗證已開啟，如需重新設定請先關閉。',
    'accounts.cannot_sign_in': '該帳號或客戶已停用，請先啟用。',
    'accounts.validation_failure': '驗證失敗：請檢查標出的欄位。',
  },
  fields: {
    'accounts.phone': '請輸入有效的電話號碼',
    'accounts.weak_password': '8 至 64 個字元，須包含字母和數字',
    'accounts.common_password': '這是最常見的密碼之一，請換一個',
    'accounts.password_with_name': '不能包含電子郵件地址中的名稱',
    'accounts.passwords_differ': '兩次輸入的密碼不一致',
    'accounts.agree': '請同意隱私政策',
    'accounts.email_taken': '該電子郵件已被註冊',
    'accounts.wrong_proof': '密碼或驗證碼不正確',
    'accounts.wrong_password': '當前密碼錯誤',
  },
  operations: {
    'accounts.register': '註冊',
    'accounts.verify_email': '驗證電子郵件',
    'accounts.send_verify_email': '重新發送驗證郵件',
    'accounts.send_reset_email': '申請重置密碼',
    'accounts.reset_password': '通過連結重置密碼',
    'accounts.update_password': '修改密碼',
    'accounts.change_true_tracking': '顯示或隱藏真實跟蹤號',
    'accounts.generate_api_key': '生成 API 金鑰',
    'accounts.save_money_mails': '設定資金郵件通知',
    'accounts.update_guide': '閱讀操作指引',
    'accounts.update_profile': '修改個人資料',
    'accounts.revoke_session': '結束會話',
    'accounts.start_totp': '設定兩步驗證',
    'accounts.confirm_totp': '開啟兩步驗證',
    'accounts.stop_totp': '關閉兩步驗證',
    'accounts.new_recovery_codes': '生成新的恢復碼',
    'accounts.desk_start_reset': '為帳號發起密碼重置',
  },
  jobs: {
    'accounts.send_reset_email': '傳送重置密碼郵件',
  },
} as const satisfies Same<typeof source>;
