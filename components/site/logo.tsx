import { Link } from '@/components/ui/link';
import { LogoMark } from '@/components/ui/logo-mark';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function Logo({ replace }: { replace?: boolean }) {
  return (
    <Link className="logo" href={routes.home} replace={replace}>
      <LogoMark />
      {site.name}
    </Link>
  );
}
