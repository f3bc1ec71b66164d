import { defaultSectionOffset, sectionOffsets } from '@/lib/browser/scrolling';

/**
 * Scrolls to a section, smoothly unless the visitor prefers reduced motion, and focuses it.
 * @param id the section's; how far from its upper edge to stop is in lib/browser/scrolling
 */
export function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top =
    section.getBoundingClientRect().top + scrollY + (sectionOffsets[id] ?? defaultSectionOffset);
  scrollTo({ top, behavior: isReduced ? 'instant' : 'smooth' });
  section.focus({ preventScroll: true });
}
