import { programsLabel } from '@/components/pages/services/copy';
import { roleList } from '@/components/roles';
import { Link } from '@/components/ui/link';

const openRoles = roleList.filter(({ open, dates }) => open && dates);

const links = (
  <ul role="list" className="stack-3">
    {openRoles.map(({ route, title, dates }) => (
      <li key={route}>
        <Link className="stack-1" href={route}>
          <span>{title}</span> <span>{dates}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Links to the open roles that have a season, as a row; no row if there are none. */
export const programRows = openRoles.length ? [{ label: programsLabel, value: links }] : [];
