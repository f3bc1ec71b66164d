'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** What stands behind the words where the link leads to the page one is on. */
  mark?: ReactNode;
}

/** A link of the navbar or the menu, which says when it leads to the page one is on. */
export function NavLink({ mark, children, ...link }: NavLinkProps) {
  const isCurrent = usePathname() === link.href;
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} {...link}>
      {children}
      {isCurrent && mark}
    </Link>
  );
}
