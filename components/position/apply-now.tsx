import { positionWords } from '@/components/position/copy';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import type { Role } from '@/lib/content/roles';
import { routes } from '@/lib/site';

/** The poster's one action: on to the form, or, when the role is closed, back to the others. */
export function ApplyNow({ role, kind }: { role: Role; kind?: 'gold' | 'paper' }) {
  if (role.open)
    return (
      <ButtonAnchor href="#apply" kind={kind}>
        {positionWords.applyNow}
      </ButtonAnchor>
    );
  return (
    <ButtonLink href={routes.roles} kind="paper">
      {positionWords.closed}. {positionWords.otherRoles}
    </ButtonLink>
  );
}
