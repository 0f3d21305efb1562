import type { GuidePicture, GuideSection } from '@quayside/domain/guides/guide-rules';

/** An article this product comes with. Staff edit it at the desk; then this text is no longer used. */
export type GuideSeed = {
  readonly slug: string;
  readonly section: GuideSection;
  readonly position: number;
  readonly title_en: string;
  readonly title_cn: string;
  readonly body_en: string;
  readonly body_cn: string;
  readonly pictures: readonly GuidePicture[];
};
