/** Marks a pending navigation or submission, which site/progress.module.css shows in the header. */
export function Loading({ when }: { when: boolean }) {
  return when ? <span data-pending hidden /> : null;
}
