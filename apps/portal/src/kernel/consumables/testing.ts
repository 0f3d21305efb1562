import type { AttachedConsumable } from '@quayside/contract/consumables/consumables.schemas';

export const giftBox: AttachedConsumable = {
  consumable_id: 3,
  name_en: 'Gift box',
  name_cn: '礼盒',
  image_url: null,
  unit_price: '1.50',
  specification: '25 cm',
  weight_g: 80,
  chargeable: 1,
  quantity: 100,
  scope: 'company',
  attached: 1,
};
export const bubbleBag: AttachedConsumable = { ...giftBox, consumable_id: 4, name_en: 'Bubble bag', name_cn: '气泡袋', chargeable: 0 };
