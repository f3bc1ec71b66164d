/** Marks a pending navigation, which progress.css shows in the header. */
export function Loading({ when }: { when: boolean }) {
  return when ? <span data-pending hidden /> : null;
}
