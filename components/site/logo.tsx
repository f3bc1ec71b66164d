import { Link } from '@/components/ui/link';
import { LogoMark } from '@/components/ui/logo-mark';
import { routes, site } from '@/lib/site';

export function Logo({ replace }: { replace?: boolean }) {
  return (
    <Link className="logo" href={routes.home} replace={replace}>
      <LogoMark />
      {site.name}
    </Link>
  );
}
