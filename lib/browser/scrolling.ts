/** The figures of docs/decisions/0012. Apart from lib/site.ts: every page loads these. */
import type { SectionId } from '@/lib/site';

/** Pages that open at a fixed height, with their form's heading in view (see docs/decisions/0012). */
export const landingHeight = 1400;

/**
 * How far from a section's upper edge a link to it stops, in CSS pixels. Negative: above the edge.
 */
export const defaultSectionOffset = -40;
export const sectionOffsets: Readonly<Record<string, number>> = {
  metrics: -250,
} satisfies Partial<Record<SectionId, number>>;

/** How long a link to a section waits after arriving from another page, in milliseconds. */
export const sectionDelay = 50;

/** From how many CSS pixels on the header counts as scrolled. */
export const scrolledAfter = 10;
