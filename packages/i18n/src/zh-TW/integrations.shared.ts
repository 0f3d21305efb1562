// Written by `npm run zh-tw` from zh-CN/integrations.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { integrationsShared as source } from '../en/integrations.shared.ts';

export const integrationsShared = {
  permissions: {
    integrations: '整合',
    'integrations.read': '檢視',
    'integrations.manage': '管理',
  },
  menu: {
    integrations: '整合',
    integration_detail: '整合詳情',
    integration_deliveries: '推送紀錄',
    integration_requests: '請求紀錄',
  },
  operations: {
    'integrations.save': '儲存整合',
    'integrations.delete': '刪除整合',
    'integrations.add_key': '生成整合金鑰',
    'integrations.end_key': '停用整合金鑰',
    'integrations.new_secret': '生成簽名金鑰',
    'integrations.test': '傳送測試訊息',
    'integrations.resume': '重新開始傳送',
    'integrations.replay': '重新發送訊息',
    'integrations.open_replay': '通過金鑰重新發送訊息',
  },
  refusals: {
    'integrations.too_many_keys': '此整合已有 {{count}} 個金鑰，請先停用其中一個。',
    'integrations.no_target': '請先填寫目標地址並生成簽名金鑰。',
    'integrations.stopped': '傳送已關閉。請先啟用整合或重新開始傳送。',
    'integrations.other_key': '訊息屬於某個整合，請使用該整合的正式金鑰。',
  },
  fields: {
    'integrations.not_public': '此地址不在公共網際網路上',
    'integrations.needs_target': '請填寫接收訊息的地址',
    'integrations.account_taken': '另一個整合已使用此帳戶 ID',
    'integrations.wrong_address': '請填寫 IP 地址或網段，例如 203.0.113.0/24',
  },
} as const satisfies Same<typeof source>;
