import { acornsFacts, solunaFacts } from '@/lib/content/phrases';
import { routes, type Route } from '@/lib/site';

export type RoleId = 'manager' | 'acorns' | 'soluna' | 'creator';

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
  /** Schema.org's words for the same, for the job posting. */
  employmentType: 'PART_TIME' | 'CONTRACTOR';
  remote: boolean;
  /** The state whose campuses the work is bound to, if it is bound to one. */
  region?: string;
  /** ISO dates. PLACEHOLDERS: nobody has told us when a role was posted, or when it closes. */
  datePosted: string;
  validThrough: string;
}

/** The four openings, in the order of their ticket numbers. */
export const roles: Readonly<Record<RoleId, Role>> = {
  manager: {
    id: 'manager',
    title: 'Ambassador Manager',
    route: routes.ambassadorManager,
    open: true,
    commitment: 'Part-time',
    location: 'Remote',
    employmentType: 'PART_TIME',
    remote: true,
    datePosted: '2025-07-22',
    validThrough: '2025-12-31',
  },
  acorns: {
    id: 'acorns',
    title: `${acornsFacts.client} Campus Ambassador`,
    route: routes.acornsAmbassador,
    open: true,
    commitment: 'Part-time',
    location: 'Your Campus',
    employmentType: 'PART_TIME',
    remote: false,
    datePosted: '2025-07-22',
    validThrough: '2025-12-20',
  },
  soluna: {
    id: 'soluna',
    title: `${solunaFacts.client} Campus Ambassador`,
    route: routes.solunaAmbassador,
    open: true,
    commitment: 'Part-time',
    location: 'NJ campuses',
    employmentType: 'PART_TIME',
    remote: false,
    region: solunaFacts.region,
    datePosted: '2025-07-22',
    validThrough: '2025-11-30',
  },
  creator: {
    id: 'creator',
    title: 'Content Creator, Social Media',
    route: routes.creator,
    open: true,
    commitment: 'Flexible',
    location: 'Remote',
    employmentType: 'CONTRACTOR',
    remote: true,
    datePosted: '2025-07-22',
    validThrough: '2025-12-31',
  },
};

export const roleList: readonly Role[] = Object.values(roles);

/** @returns the role's number as its ticket prints it: `001` to `004` */
export function ticketNumber({ id }: Role): string {
  const place = roleList.findIndex((role) => role.id === id) + 1;
  return `${place}`.padStart(3, '0');
}
