/** Scroll positions and offsets, as specified. Not in lib/site.ts, to keep page scripts small. */
import type { SectionId } from '@/lib/site';

/** The scroll position at which landing routes open, in CSS pixels. The heading of the form is in view there. */
export const landingScrollY = 1400;

/** Where a link to a section stops, in CSS pixels from the section's upper edge; negative is above it. */
export const defaultSectionOffset = -40;
export const sectionOffsets: Readonly<Record<string, number>> = {
  metrics: -250,
} satisfies Partial<Record<SectionId, number>>;

/** Delay of the scroll to a section after arriving from another page. */
export const sectionDelayMs = 50;

/** The scroll position above which `data-scrolled` is true. */
export const scrolledThresholdPx = 10;
