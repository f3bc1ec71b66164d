import { positionWords } from '@/components/position/copy';
import { ButtonLink } from '@/components/ui/button';
import type { Role } from '@/lib/roles/types';
import { routes } from '@/lib/site';

/** The poster's one action: on to the form, or, when the role is closed, back to the others. */
export function ApplyNow({ role, kind }: { role: Role; kind?: 'on-gold' | undefined }) {
  if (role.open)
    return (
      <ButtonLink href="#apply" kind={kind}>
        {positionWords.applyNow}
      </ButtonLink>
    );
  return (
    <ButtonLink href={routes.roles} kind="paper">
      {positionWords.closed}. {positionWords.otherRoles}
    </ButtonLink>
  );
}
