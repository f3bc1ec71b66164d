import type { Role } from '@/lib/roles/types';

/** What a role looks like, beside the sections that its page alone has: components/roles/<id>/look.ts. */
export interface Look {
  /**
   * An SVG file as text. On a field of 320 x 368 that begins at 0 -48, with what it is known by around
   * 160 120.
   */
  drawing: string;
  /** The class that sets the role's colors: `--hero`, `--hero-ink` and `--hero-dots` of its page, `--art` of its ticket. */
  colors: string | undefined;
}

const looks = import.meta.glob<{ look: Look }>('./*/look.ts', { eager: true });

/**
 * For pages that show all roles: a role's own page imports its own look.
 *
 * @throws where a role has none
 */
export function lookOf({ id }: Role): Look {
  const look = looks[`./${id}/look.ts`]?.look;
  if (!look) throw new Error(`The role ${id} has no components/roles/${id}/look.ts.`);
  return look;
}
