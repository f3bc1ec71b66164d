import { ambassadorManager } from '@/e2e/forms/stories/ambassador-manager';
import { brand } from '@/e2e/forms/stories/brand';
import { acornsAmbassador, solunaAmbassador } from '@/e2e/forms/stories/campus';
import { creatorApplication } from '@/e2e/forms/stories/creator-application';
import { creatorApply } from '@/e2e/forms/stories/creator-apply';
import type { OutspokenStory, Story } from '@/e2e/forms/stories/types';

/** The forms that say what went wrong. */
export const outspoken: OutspokenStory[] = [
  creatorApplication,
  ambassadorManager,
  acornsAmbassador,
  solunaAmbassador,
];

/** The forms that the browser checks, and that keep a failure to themselves. */
export const silent: Story[] = [brand, creatorApply];

export const stories: Story[] = [...silent, ...outspoken];
