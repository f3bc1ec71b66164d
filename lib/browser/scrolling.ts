/** Scroll positions and offsets that the agency’s specification prescribes. */
import type { SectionId } from '@/lib/site';

/** How far the page of a position is scrolled down when it opens, in CSS pixels (`data-initial-scroll-y`). */
export const initialScrollY = 1400;

/** Where a link to a section scrolls to, in CSS pixels from the section's top edge; negative is above it. */
export const defaultSectionOffset = -40;
export const sectionOffsets: Readonly<Record<string, number>> = {
  metrics: -250,
} satisfies Partial<Record<SectionId, number>>;

/** Delay before scrolling to a section of a page that was just opened. */
export const sectionDelayMs = 50;

/** At scroll positions greater than this, the header has `data-scrolled="true"`. */
export const scrolledThresholdPx = 10;
