import { localName } from '@quayside/ui/kernel/local-name';

export function methodName({ name_en, name_zh }: { name_en: string; name_zh: string }): string {
  return localName({ name_en, name_cn: name_zh });
}
