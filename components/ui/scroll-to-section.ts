import { defaultSectionOffset, sectionOffsets } from '@/lib/browser/scrolling';

/** Scrolls to a section, with its offset in lib/browser/scrolling.ts, and focuses it. */
export function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top =
    section.getBoundingClientRect().top + scrollY + (sectionOffsets[id] ?? defaultSectionOffset);
  scrollTo({ top, behavior: isReduced ? 'instant' : 'smooth' });
  section.focus({ preventScroll: true });
}
