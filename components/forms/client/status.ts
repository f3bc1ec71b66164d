/** How the last submission stands. The errors of fields are React Hook Form's. */
export type Status =
  { name: 'editing' | 'submitting' | 'submitted' } | { name: 'failed'; text: string | null };

/** Nothing was sent yet, or what came back was read. */
export const editing: Status = { name: 'editing' };
