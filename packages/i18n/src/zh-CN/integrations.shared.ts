import type { integrationsShared as source } from '../en/integrations.shared.ts';
import type { Same } from '../same.ts';

export const integrationsShared = {
  permissions: {
    integrations: '集成',
    'integrations.read': '查看',
    'integrations.manage': '管理',
  },
  menu: {
    integrations: '集成',
    integration_detail: '集成详情',
    integration_deliveries: '推送记录',
    integration_requests: '请求记录',
  },
  operations: {
    'integrations.save': '保存集成',
    'integrations.delete': '删除集成',
    'integrations.add_key': '生成集成密钥',
    'integrations.end_key': '停用集成密钥',
    'integrations.new_secret': '生成签名密钥',
    'integrations.test': '发送测试消息',
    'integrations.resume': '重新开始发送',
    'integrations.replay': '重新发送消息',
    'integrations.open_replay': '通过密钥重新发送消息',
  },
  refusals: {
    'integrations.too_many_keys': '此集成已有 {{count}} 个密钥，请先停用其中一个。',
    'integrations.no_target': '请先填写目标地址并生成签名密钥。',
    'integrations.stopped': '发送已关闭。请先启用集成或重新开始发送。',
    'integrations.other_key': '消息属于某个集成，请使用该集成的正式密钥。',
  },
  fields: {
    'integrations.not_public': '此地址不在公共互联网上',
    'integrations.needs_target': '请填写接收消息的地址',
    'integrations.account_taken': '另一个集成已使用此账户 ID',
    'integrations.wrong_address': '请填写 IP 地址或网段，例如 203.0.113.0/24',
  },
} as const satisfies Same<typeof source>;
