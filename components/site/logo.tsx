import { Link } from '@/components/ui/link';
import { Mark } from '@/components/ui/mark';
import { routes, site } from '@/lib/site';

export function Logo({ replace }: { replace?: boolean }) {
  return (
    <Link className="logo" href={routes.home} replace={replace}>
      <Mark />
      {site.name}
    </Link>
  );
}
