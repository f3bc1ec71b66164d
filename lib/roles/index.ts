import { acorns, soluna } from '@/lib/content/facts';
import { acornsFacts, solunaFacts } from '@/lib/content/phrases';
import type { IsoDate } from '@/lib/content/text';
import { routes, type Route } from '@/lib/site';

export type RoleId = 'manager' | 'acorns' | 'soluna' | 'creator';

/** What search engines read of an opening beyond its page. PLACEHOLDERS, all three. */
interface Posting {
  /** Schema.org's words for the role's commitment. */
  employmentType: 'PART_TIME';
  datePosted: IsoDate;
  /** The last day on which somebody may apply: `npm run check:launch` names an open role past it. */
  validThrough: IsoDate;
}

/** One opening: what its ticket, its page and its job posting agree on. */
export interface Role {
  id: RoleId;
  title: string;
  route: Route;
  /**
   * A closed role keeps its ticket and its page; both say so. Its page has no form any more; an
   * application from a tab that is still open is taken.
   */
  open: boolean;
  commitment: 'Part-time' | 'Flexible';
  location: string;
  remote: boolean;
  /** The state whose campuses the work is bound to, if it is bound to one. */
  region?: string;
  /** Not for the creator network: search engines want positions, not a pool of talent. */
  posting?: Posting;
}

const posted = { employmentType: 'PART_TIME', datePosted: '2026-11-23' } as const;

/** The four openings, in the order of their ticket numbers. */
export const roles: Readonly<Record<RoleId, Role>> = {
  manager: {
    id: 'manager',
    title: 'Ambassador Manager',
    route: routes.ambassadorManager,
    open: true,
    commitment: 'Part-time',
    location: 'Remote',
    remote: true,
    posting: { ...posted, validThrough: '2027-12-31' },
  },
  acorns: {
    id: 'acorns',
    title: `${acornsFacts.client} Campus Ambassador`,
    route: routes.acornsAmbassador,
    open: true,
    commitment: 'Part-time',
    location: 'Your Campus',
    remote: false,
    posting: { ...posted, validThrough: `2027-${acorns.season.to}` },
  },
  soluna: {
    id: 'soluna',
    title: `${solunaFacts.client} Campus Ambassador`,
    route: routes.solunaAmbassador,
    open: true,
    commitment: 'Part-time',
    location: 'NJ campuses',
    remote: false,
    region: solunaFacts.region,
    posting: { ...posted, validThrough: `2027-${soluna.season.to}` },
  },
  creator: {
    id: 'creator',
    title: 'Content Creator, Social Media',
    route: routes.creator,
    open: true,
    commitment: 'Flexible',
    location: 'Remote',
    remote: true,
  },
};

export const roleList: readonly Role[] = Object.values(roles);

/** @returns the role's number as its ticket prints it: `001` to `004` */
export function ticketNumber({ id }: Role): string {
  const place = roleList.findIndex((role) => role.id === id) + 1;
  return `${place}`.padStart(3, '0');
}
