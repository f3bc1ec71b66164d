import { listLines } from '@/components/roles/shared/copy';
import type { CampusCopy, Role, RoleFacts } from '@/components/roles/shared/types';

/** The texts of a campus role: its copy.ts. */
type CampusRoleCopy = Pick<Role, 'metadata' | 'ticketText' | 'steps'> & { page: CampusCopy };

/** Creates a campus ambassador role from its folder's facts, texts and form. */
export function createCampusRole(
  facts: RoleFacts,
  { metadata, ticketText, steps, page }: CampusRoleCopy,
  form: Role['form'],
): Role {
  const { lead, about, details, benefits } = page;
  return {
    ...facts,
    metadata,
    ticketText,
    steps,
    cardRows: details.rows,
    jobDescription: [
      lead,
      about.text,
      ...listLines(about.tasks),
      ...listLines(details.rows),
      ...listLines(benefits.points),
    ],
    form,
  };
}
