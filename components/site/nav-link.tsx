'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Knot } from '@/components/art/cord';
import { Link } from '@/components/ui/link';

/** A link in the header or the menu. The link to the current page has `aria-current` and a knot. */
export function NavLink({ children, ...link }: ComponentProps<typeof Link>) {
  const isCurrent = usePathname() === link.href;
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} {...link}>
      {children}
      {isCurrent && <Knot />}
    </Link>
  );
}
