/** Where a page is on its way: the header's line says so, as styles see this (progress.module.css). */
export function Loading({ when }: { when: boolean }) {
  return when ? <span data-pending hidden /> : null;
}
